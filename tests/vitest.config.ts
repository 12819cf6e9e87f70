import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from './support/limits.ts'
import { ProgressReporter } from './support/progress-reporter.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const setupFiles = ['console-trap', 'patient-waits'].map(support)

function support(name: string): string {
  return fileURLToPath(new URL(`support/${name}.ts`, import.meta.url))
}

// A zone that is not UTC, and has no summer time, whatever the machine's is.
process.env['TZ'] = 'Asia/Tokyo'

export default defineConfig({
  root,
  test: {
    // A process for each file would take a fifth more time.
    pool: 'threads',
    reporters: ['default', new ProgressReporter()],
    restoreMocks: true,
    // One forgotten `.only` would silence all the other tests.
    allowOnly: false,
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: WAIT_LIMIT_MS } },
    // Much of a test is waiting: a core less than there are would be idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, support('own-locks')]
        }
      },
      {
        extends: true,
        test: {
          name: 'islands',
          environment: 'jsdom',
          include: ['tests/islands/**/*.test.{ts,tsx}'],
          setupFiles: [
            ...setupFiles,
            support('input-method'),
            support('no-layout'),
            support('page-end'),
            support('patient-queries'),
            support('read-at-once')
          ]
        }
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: support('missing-servers'),
          setupFiles
        }
      },
      {
        extends: true,
        test: {
          name: 'smoke',
          environment: 'node',
          include: ['tests/smoke/**/*.test.ts'],
          testTimeout: 60_000
        }
      }
    ]
  }
})
