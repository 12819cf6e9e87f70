import { expect, test, vi } from 'vitest'

import SkipReporter from '../../support/skip-reporter.ts'

test('a run of browser tests names what it left out, and why', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const reporter = new SkipReporter()
  const skip = { type: 'skip', description: 'No whole Chromium.' }
  reporter.onTestEnd(
    { title: 'a saved password is filled in' },
    { status: 'skipped', annotations: [skip] }
  )
  reporter.onTestEnd(
    { title: 'a list has rows' },
    { status: 'passed', annotations: [] }
  )
  expect(write).not.toHaveBeenCalled()
  reporter.onEnd()
  expect(write.mock.calls).toEqual([
    ['SKIPPED: a saved password is filled in: No whole Chromium.\n']
  ])
})
