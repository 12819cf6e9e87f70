import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { afterAll, afterEach, describe, expect, test } from 'vitest'

import { createCaller } from '../../../src/probe/call.ts'
import { checkGroups } from '../../../src/probe/groups.ts'
import { openProbe } from '../../../src/probe/probe.ts'
import { type Result, runChecks } from '../../../src/probe/run-checks.ts'
import { type BrokenApi, brokenApis } from '../../support/broken-apis.ts'
import { loopbackCertificate } from '../../support/loopback-certificate.ts'
import {
  openModelWorld,
  PANEL,
  serveModelApi
} from '../../support/model-api.ts'

const usual = getCACertificates('default')
const checks = checkGroups.flatMap(group => group.checks)
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
  const options = { base, origin, credentials, graceWaitMs: 20 }
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
