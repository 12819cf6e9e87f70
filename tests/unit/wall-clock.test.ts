import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Reads the clock of this machine, which may be days off. */
const CLOCK = /\bDate\.now\b|\bnew Date\(\)/u
/** They run beside the panel, on the server's machine. */
const PROGRAMS = /^src\/programs\//u

/** Where it does not say what time it is. */
const MEANT = {
  'src/api/server-time.ts': 'the one reader; others ask `serverNow`',
  'src/backend/define-backend.ts': 'for programs; the panel hands its own',
  'src/format/elapsed.ts': 'a duration',
  'src/format/monotonic-now.ts': 'a duration',
  'src/api/refresh-mark.ts': 'a duration, across tabs of this machine',
  'src/stores/build.ts': 'a duration, and an address that no cache knows',
  'src/stores/guard.ts': 'a duration, across pages',
  'src/stores/known-guest.ts': 'a duration, across pages',
  'src/stores/open-sign-out.ts': 'a name that no other has',
  'src/stores/tabs.ts': 'a duration, across tabs of this machine',
  'src/ui/toast.tsx': 'a duration',
  'src/fast-start/entries/prefetch.ts':
    'before any answer; the list corrects it',
  'src/fast-start/start-screen.ts': 'any day: it prepares date formats'
}

test('what time it is is asked of the server alone', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter(
    file => !PROGRAMS.test(file)
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter(file => CLOCK.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(MEANT).toSorted())
})
