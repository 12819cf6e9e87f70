import type { Reporter, TestSpecification } from 'vitest/node'

import { ageText, BEAT_MS } from './heartbeat.ts'

/** Says now and then how far a run of Vitest is: one file can take minutes. */
export class ProgressReporter implements Reporter {
  #done = 0
  #beat: NodeJS.Timeout | undefined

  onTestRunStart(files: readonly Pick<TestSpecification, 'moduleId'>[]): void {
    const start = Date.now()
    this.#done = 0
    this.#beat = setInterval(() => {
      process.stdout.write(
        `${this.#done} of ${files.length} files, ${ageText(start)}\n`
      )
    }, BEAT_MS)
  }

  onTestModuleEnd(): void {
    this.#done += 1
  }

  onTestRunEnd(): void {
    clearInterval(this.#beat)
  }
}
