import { createHook } from 'node:async_hooks'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Listening } from '../../../../src/programs/hosting/listen.ts'
import { listenApi } from '../../../../src/programs/reference-api/listen.ts'
import { json, openTestApi, type TestApi } from './test-api.ts'

const LOCK_SECONDS = 15 * 60
const OTHER = 'lukasz.wrobel@example.com'
const STRANGER = '203.0.113.9'
const OFFICE = '198.51.100.7'
const HOME = '2001:db8:1:2::7'
const NOBODY = 'nobody@example.com'
/** One is invited, without a password, the other disabled. */
const NOT_ACTIVE = ['balint.szucs@example.com', 'goran.oberg@example.com']
/** Tries of one email over all addresses; then one a minute. */
const AT_ONCE = 40

let world: TestApi
let listening: Listening
let password: string
let email: string

beforeEach(async () => {
  world = openTestApi({ seedTransactions: 0, trustedProxies: ['127.0.0.1'] })
  listening = await listenApi(world.api, { host: '127.0.0.1', port: 0 })
  ;({ email, password } = world.api.account)
})

afterEach(async () => {
  await listening.close()
  world.api.close()
})

/** A sign-in of a client behind the proxy; with the wrong password if none. */
function signIn(
  address: string,
  who: string,
  given = 'not the password'
): Promise<Response> {
  return fetch(
    `${listening.url}/api/admin/login`,
    json({ email: who, password: given }, { 'x-forwarded-for': address })
  )
}

/** Tries one email in vain, from so many addresses, and gives the statuses. */
async function attack(who: string, addresses: number): Promise<number[]> {
  const statuses: number[] = []
  for (let from = 1; from <= addresses; from += 1) {
    const { status } = await signIn(`203.0.113.${from}`, who)
    statuses.push(status)
  }
  return statuses
}

/** All of an answer that its sender could tell it from another by. */
async function seenOf(answer: Response): Promise<unknown> {
  const headers = new Map(answer.headers)
  for (const own of ['date', 'x-request-id']) headers.delete(own)
  const body = (await answer.json()) as object
  return { status: answer.status, headers, body: { ...body, traceId: '' } }
}

/** How many passwords are hashed meanwhile. */
async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0
  const hook = createHook({
    init(_, type) {
      if (type === 'SCRYPTREQUEST') hashes += 1
    }
  }).enable()
  await work()
  hook.disable()
  return hashes
}

/** Tries so many emails in vain, and gives the statuses. */
async function spray(address: string, emails: number): Promise<number[]> {
  const statuses: number[] = []
  for (let tried = 0; tried < emails; tried += 1) {
    const { status } = await signIn(address, `someone-${tried}@example.com`)
    statuses.push(status)
  }
  return statuses
}

describe('sign-ins from one address', () => {
  test('are locked after wrong tries of twenty emails, for 15 minutes', async () => {
    expect(await spray(STRANGER, 40)).toEqual([
      ...Array.from({ length: 20 }, () => 401),
      ...Array.from({ length: 20 }, () => 429)
    ])
    const locked = await signIn(STRANGER, OTHER, password)
    expect(locked.status).toBe(429)
    expect(locked.headers.get('retry-after')).toBe(String(LOCK_SECONDS))

    world.wait(LOCK_SECONDS * 1000)
    expect((await signIn(STRANGER, OTHER, password)).status).toBe(200)
  })

  test('are not locked by those from another one', async () => {
    await spray(STRANGER, 40)
    expect((await signIn(OFFICE, OTHER, password)).status).toBe(200)
  })

  test('stay open to an administrator who has signed in from there', async () => {
    expect((await signIn(OFFICE, email, password)).status).toBe(200)
    expect((await signIn(HOME, email, password)).status).toBe(200)
    await spray(OFFICE, 40)
    expect((await signIn(OFFICE, email, password)).status).toBe(200)
    // Of the tries of one email, five are enough all the same.
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signIn(OFFICE, email)).status).toBe(429)
    }
    expect((await signIn(OFFICE, email, password)).status).toBe(429)
  })

  test('stay open to one for 30 days', async () => {
    const days = 30 * 86_400_000
    await signIn(OFFICE, email, password)
    world.wait(days - 1)
    await spray(OFFICE, 20)
    expect((await signIn(OFFICE, email, password)).status).toBe(200)
    world.wait(days)
    await spray(OFFICE, 20)
    expect((await signIn(OFFICE, email, password)).status).toBe(429)
  })

  test.each([
    ['the same /64', '2001:db8:0:7:ffff::1', 429],
    ['another /64', '2001:db8:0:8::1', 200]
  ])('count for %s of IPv6', async (_, address, status) => {
    for (let tries = 1; tries <= 5; tries += 1) {
      await signIn(`2001:db8:0:7::${tries}`, email)
    }
    expect((await signIn(address, email, password)).status).toBe(status)
  })

  test.each(['::ffff:203.0.113.9', '::ffff:cb00:7109'])(
    'are counted as those of IPv4, however that is written: %s',
    async written => {
      for (let tries = 0; tries < 5; tries += 1) await signIn(written, email)
      expect((await signIn(STRANGER, email, password)).status).toBe(429)
    }
  )

  test('are locked for 15 minutes from the last try of an email', async () => {
    for (let tries = 0; tries < 4; tries += 1) await signIn(OFFICE, email)
    world.wait(10 * 60_000)
    expect((await signIn(OFFICE, email)).status).toBe(401)
    world.wait((LOCK_SECONDS - 1) * 1000)
    const locked = await signIn(OFFICE, email, password)
    expect(locked.status).toBe(429)
    expect(locked.headers.get('retry-after')).toBe('1')
    world.wait(1000)
    expect((await signIn(OFFICE, email, password)).status).toBe(200)
  })

  test('are locked again after as many wrong tries, once a lock has ended', async () => {
    const tries = async (): Promise<number[]> => {
      const statuses: number[] = []
      for (let tried = 0; tried < 6; tried += 1)
        statuses.push((await signIn(OFFICE, email)).status)
      return statuses
    }
    const once = [401, 401, 401, 401, 401, 429]
    expect(await tries()).toEqual(once)
    world.wait(LOCK_SECONDS * 1000)
    expect(await tries()).toEqual(once)
  })

  test('are not locked by many tries of one email', async () => {
    for (let tries = 0; tries < 40; tries += 1) await signIn(OFFICE, email)
    expect((await signIn(OFFICE, OTHER, password)).status).toBe(200)
  })
})

describe('tries of one email from all addresses', () => {
  test('are 40 at once, and one more a minute', async () => {
    const statuses = await attack(email, 50)
    expect(statuses.slice(0, AT_ONCE)).toEqual(Array(AT_ONCE).fill(401))
    expect(statuses.slice(AT_ONCE)).toEqual(Array(10).fill(429))
    // The right password is no other answer, or it could be found out.
    const refused = await signIn(OFFICE, email, password)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')

    world.wait(59_000)
    const early = await signIn(OFFICE, email, password)
    expect(early.headers.get('retry-after')).toBe('1')
    world.wait(1000)
    expect((await signIn(STRANGER, email)).status).toBe(401)
    expect((await signIn(OFFICE, email, password)).status).toBe(429)
    // However many are refused meanwhile, nobody waits for longer.
    world.wait(60_000)
    expect((await signIn(OFFICE, email, password)).status).toBe(200)
  })

  test('lock no administrator out of the addresses of earlier sign-ins', async () => {
    await signIn(OFFICE, email, password)
    await signIn(HOME, email, password)
    await attack(email, 50)
    for (const address of [OFFICE, HOME, '2001:db8:1:2:9::9']) {
      expect((await signIn(address, email, password)).status).toBe(200)
      expect((await signIn(address, email)).status).toBe(429)
    }
    expect((await signIn(OFFICE, OTHER, password)).status).toBe(200)
    expect((await signIn(STRANGER, email, password)).status).toBe(429)
  })

  test('are not multiplied by right ones', async () => {
    await signIn(OFFICE, email, password)
    await attack(email, AT_ONCE - 1)
    for (let times = 0; times < 3; times += 1) {
      expect((await signIn(OFFICE, email, password)).status).toBe(200)
    }
    expect(await attack(email, 2)).toEqual([401, 429])
    expect((await signIn(OFFICE, email, password)).status).toBe(200)
    expect((await signIn(STRANGER, email)).status).toBe(429)
  })
})

describe('nothing shows which email exists', () => {
  const ways: [string, () => Promise<unknown>][] = [
    ['where one address was sprayed', () => spray(OFFICE, 20)],
    [
      'where an email was tried from many',
      async () => {
        for (const who of [email, OTHER, NOBODY, ...NOT_ACTIVE]) {
          await attack(who, AT_ONCE)
        }
      }
    ]
  ]

  test.each(ways)('%s', async (_, refuse) => {
    // The first is known there, the second somewhere else.
    await signIn(OFFICE, email, password)
    await signIn(HOME, OTHER, password)
    await refuse()
    const seen: unknown[] = []
    const hashes: number[] = []
    for (const who of [NOBODY, email, OTHER, ...NOT_ACTIVE]) {
      const answers: unknown[] = []
      hashes.push(
        await hashesDuring(async () => {
          for (let tries = 0; tries < 6; tries += 1) {
            answers.push(await seenOf(await signIn(OFFICE, who)))
          }
        })
      )
      seen.push(answers)
    }
    const refused = { status: 429 }
    expect(seen[0]).toMatchObject(Array.from({ length: 6 }, () => refused))
    for (const answers of seen) expect(answers).toEqual(seen[0])
    expect(hashes).toEqual([5, 5, 5, 5, 5])
  })
})
