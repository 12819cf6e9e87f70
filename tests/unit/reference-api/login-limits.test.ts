import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Listening } from '../../../src/hosting/listen.ts'
import { listenApi } from '../../../src/reference-api/listen.ts'
import { json, openTestApi, type TestApi } from './test-api.ts'

const LOCK_SECONDS = 15 * 60
const OTHER = 'lukasz.wrobel@example.com'
const STRANGER = '203.0.113.9'
const OFFICE = '198.51.100.7'

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

  test('stay open to an administrator whose last sign-in came from there', async () => {
    expect((await signIn(OFFICE, email, password)).status).toBe(200)
    await spray(OFFICE, 40)
    expect((await signIn(OFFICE, email, password)).status).toBe(200)
    // Of the tries of one email, five are enough all the same.
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signIn(OFFICE, email)).status).toBe(401)
    }
    expect((await signIn(OFFICE, email, password)).status).toBe(429)
  })

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
