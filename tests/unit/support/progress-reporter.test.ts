import { expect, test, vi } from 'vitest'

import { ProgressReporter } from '../../support/progress-reporter.ts'

test('a long run says how far it is, and nothing more when it has ended', () => {
  vi.useFakeTimers()
  try {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const reporter = new ProgressReporter()
    reporter.onTestRunStart([{ moduleId: 'a' }, { moduleId: 'b' }])
    vi.advanceTimersByTime(20_000)
    reporter.onTestModuleEnd()
    vi.advanceTimersByTime(60_000)
    reporter.onTestRunEnd()
    vi.advanceTimersByTime(60_000)
    expect(write.mock.calls.flat()).toEqual([
      '0 of 2 files, 20 s\n',
      '1 of 2 files, 40 s\n',
      '1 of 2 files, 1 min 0 s\n',
      '1 of 2 files, 1 min 20 s\n'
    ])
  } finally {
    vi.useRealTimers()
  }
})
