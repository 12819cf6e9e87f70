import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Says behind a run of Playwright which tests were left out, and why. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads it so
export default class SkipReporter implements Reporter {
  readonly #lines: string[] = []

  onTestEnd(
    { title }: Pick<TestCase, 'title'>,
    { status, annotations }: Pick<TestResult, 'status' | 'annotations'>
  ): void {
    if (status !== 'skipped') return
    const why = annotations.find(({ type }) => type === 'skip')?.description
    this.#lines.push(`SKIPPED: ${title}: ${why ?? 'without a reason'}\n`)
  }

  onEnd(): void {
    for (const line of this.#lines) process.stdout.write(line)
  }
}
