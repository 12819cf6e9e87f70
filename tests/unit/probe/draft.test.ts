import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createCaller } from '../../../src/probe/call.ts'
import { discover } from '../../../src/probe/draft/discover.ts'
import { draftOf } from '../../../src/probe/draft/write-draft.ts'
import { checkGroups } from '../../../src/probe/groups.ts'
import { ownedBackend } from '../../../src/probe/owned-backend.ts'
import { openProbe } from '../../../src/probe/probe.ts'
import { runChecks } from '../../../src/probe/run-checks.ts'
import { drfBackend } from '../../backends/drf.ts'
import { laravelBackend } from '../../backends/laravel.ts'
import { springBackend } from '../../backends/spring.ts'
import { serveBackend } from '../../support/serve-backend.ts'

const credentials = { email: 'admin@corp.test', password: 'secret-word' }
const backendFolder = new URL('../../../src/backend/', import.meta.url).href

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panel-draft-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe.each([
  ['laravel', laravelBackend(), ['...laravel', "path: 'auth/refresh'"]],
  ['django', drfBackend(), ['...django', "path: 'auth/token/refresh/'"]],
  ['spring', springBackend(), ['...spring', "path: 'auth/refreshtoken'"]]
])('a draft for %s', (name, backend, texts) => {
  const { base } = serveBackend(backend)

  test('signs in, and the probe says what it does not know', async () => {
    const caller = createCaller({ timeoutMs: 10_000 })
    const draft = draftOf(await discover(base(), credentials, caller))
    for (const text of texts) expect(draft).toContain(text)

    const file = join(folder, `${name}.ts`)
    await writeFile(file, draft.replaceAll("'./", `'${backendFolder}`))
    const probe = openProbe(
      {
        base: base(),
        origin: undefined,
        credentials,
        graceWaitMs: 20,
        ...(await ownedBackend(file))
      },
      caller
    )
    const results = await runChecks(probe, checkGroups)
    caller.close()
    const failed = results.flatMap(({ check, finding }) =>
      finding.verdict === 'fail' && /^(?:list|login|current)/u.test(check.id)
        ? finding.found.split('\n')
        : []
    )
    // What no name tells: balances, and the side of an entry.
    expect(failed).toContainEqual(
      expect.stringMatching(/^users: balances: .* received undefined/u)
    )
    expect(failed).toContainEqual(
      expect.stringMatching(/^walletTransactions: direction: /u)
    )
    for (const line of failed) {
      expect(line).toMatch(/: (?:balances|direction|status|amount|purpose): /u)
    }
  })
})

describe('an address without a sign-in', () => {
  const { base } = serveBackend(laravelBackend())

  test('is said to be none', async () => {
    const caller = createCaller({ timeoutMs: 1000 })
    const none = discover(`${base()}elsewhere/`, credentials, caller)
    await expect(none).rejects.toThrow('No sign-in was found below')
    caller.close()
  })
})
