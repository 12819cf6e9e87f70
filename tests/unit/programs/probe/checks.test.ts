import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { afterAll, afterEach, describe, expect, test } from 'vitest'

import { contractBackend } from '../../../../src/backend/contract-backend.ts'
import { sessionPaths } from '../../../../src/contract/session/session-paths.ts'
import { createCaller } from '../../../../src/programs/probe/call.ts'
import { checkGroups } from '../../../../src/programs/probe/groups.ts'
import { openProbe } from '../../../../src/programs/probe/probe.ts'
import {
  type Result,
  runChecks
} from '../../../../src/programs/probe/run-checks.ts'
import { type BrokenApi, brokenApis } from '../../../support/broken-apis.ts'
import { loopbackCertificate } from '../../../support/loopback-certificate.ts'
import {
  openModelWorld,
  PANEL,
  serveModelApi
} from '../../../support/model-api.ts'
import { answering, at, type Which } from '../../../support/twists.ts'

const usual = getCACertificates('default')
const checks = checkGroups
  .flatMap(group => group.checks)
  // Those of a backend with words of its own: backends.test.ts.
  .filter(({ ofBackend }) => !ofBackend)
/** What is wrong with a session cannot show in lists, nor the other way. */
const ofLists = checkGroups.filter(({ title }) =>
  /^(?:Address|Lists|Single)/u.test(title)
)
const ofSessions = checkGroups.filter(
  ({ title }) => !/^(?:Lists|Single)/u.test(title)
)
const world = openModelWorld()

afterEach(() => setDefaultCACertificates(usual))
afterAll(() => world.close())

/** What the probe says of an API that is as it should be but for one thing. */
async function probed(
  broken: Partial<BrokenApi> = {},
  { groups = checkGroups, signedIn = true } = {}
): Promise<Result[]> {
  const { twist, scheme, origin = PANEL, timeoutMs = 10_000 } = broken
  if (!broken.untrusted) setDefaultCACertificates([loopbackCertificate.cert])
  const { base, account, close } = await serveModelApi(world, twist, scheme)
  const caller = createCaller({ timeoutMs })
  const credentials = signedIn ? account : undefined
  const options = {
    base,
    origin,
    credentials,
    graceWaitMs: 20,
    backend: contractBackend,
    session: sessionPaths
  }
  try {
    return await runChecks(openProbe(options, caller), groups)
  } finally {
    caller.close()
    await close()
  }
}

/** The checks that came to something, as `fail cors-origin`. */
function found(results: readonly Result[], ...verdicts: string[]): string[] {
  return results
    .filter(({ finding }) => verdicts.includes(finding.verdict))
    .map(({ finding, check }) => `${finding.verdict} ${check.id}`)
}

/** What is to be changed, by the id of its check. */
function changes(results: readonly Result[]): Record<string, string> {
  return Object.fromEntries(
    results.flatMap(({ check, finding }) =>
      'change' in finding ? [[check.id, finding.change]] : []
    )
  )
}

/** A 401 in the error shape, whatever was asked for. */
const refusal = new Response(
  JSON.stringify({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    code: 'unauthenticated'
  }),
  { status: 401, headers: { 'content-type': 'application/problem+json' } }
)

describe('an API as the panel needs it', () => {
  test('passes every check, and none is skipped (NET-21, NET-22)', async () => {
    const results = await probed()

    expect(found(results, 'warn', 'fail', 'skipped')).toEqual([])
    expect(results).toHaveLength(checks.length)
  })

  test('is looked at without a sign-in too, as far as that goes', async () => {
    const results = await probed({}, { signedIn: false })

    expect(found(results, 'warn', 'fail')).toEqual([])
    expect(found(results, 'ok')).toEqual(
      expect.arrayContaining([
        'ok cors-strangers',
        'ok login-refusal',
        'ok csrf-content-type',
        'ok csrf-origin',
        'ok closed',
        'ok refresh-refusal',
        'ok no-store'
      ])
    )
    expect(
      results.find(({ check }) => check.id === 'list-rows')?.finding.found
    ).toContain('PROBE_EMAIL')
  })
})

describe('an API that', () => {
  test.each(brokenApis)(
    '$how gets one $verdict, from $check (NET-21, NET-22, AUTH-15)',
    async broken => {
      const isOf = (check: { id: string }): boolean => check.id === broken.check
      const groups = ofSessions.some(group => group.checks.some(isOf))
        ? ofSessions
        : ofLists
      const results = await probed(broken, { groups })

      expect(found(results, 'warn', 'fail')).toEqual([
        `${broken.verdict} ${broken.check}`
      ])
    }
  )
})

describe('an API without a sign-in at the path', () => {
  const login: Which = ({ url }) => url.endsWith('/admin/login')
  const PATH =
    'The path may be wrong: give the address that POST admin/login lies below.'

  test.each([
    ['404', new Response('{}', { status: 404 })],
    ['405', new Response('{}', { status: 405 })],
    ['501', new Response('{}', { status: 501 })],
    [
      'a web page',
      new Response('<!doctype html>', {
        status: 200,
        headers: { 'content-type': 'text/html' }
      })
    ]
  ])('is told so where it answers %s', async (_, answer) => {
    const results = await probed({
      twist: answering(login, () => answer.clone())
    })

    expect(changes(results)).toMatchObject({
      'login-refusal': PATH,
      login: PATH
    })
  })

  test('is told so where it refuses every call with 401', async () => {
    const results = await probed({
      twist: answering(login, () => refusal.clone())
    })

    expect(found(results, 'warn')).toContain('warn login-refusal')
    expect(changes(results)).toMatchObject({
      'login-refusal': PATH,
      login:
        'Check PROBE_EMAIL and PROBE_PASSWORD. If they are right, the path may be wrong.'
    })
  })

  test('is none that refuses a sign-in only', async () => {
    const signIn = at('POST', /^admin\/login$/u)
    const results = await probed({
      twist: answering(signIn, () => refusal.clone())
    })

    expect(changes(results)).not.toHaveProperty('login-refusal')
  })
})

describe('every check', () => {
  test('has an API that it finds at fault', () => {
    const tried = new Set(brokenApis.map(({ check }) => check))

    expect(checks.map(({ id }) => id).filter(id => !tried.has(id))).toEqual([])
  })

  test('has a name of its own, and says why in one sentence', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
    for (const { why } of checks) expect(why).toMatch(/^[^\n]+\.$/u)
  })
})
