import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

/**
 * Further cases of what another test proves already, by the word in their
 * title; and what is said of every list, which `e2e` tries on that of the users.
 * `npm test` leaves both to `npm run test:all`.
 */
const FURTHER =
  /@further|(?:^|\s)(?:admins|games|system wallets|(?:user|wallet) transactions): /u

export default defineConfig({
  // The soak runs beside the others, and so has to begin first.
  projects: [
    // A fault that does not come a second time is one all the same.
    { name: 'soak', testDir: 'soak', retries: 0 },
    { name: 'e2e', testDir: 'e2e', grepInvert: FURTHER },
    { name: 'further', testDir: 'e2e', grep: FURTHER },
    { name: 'languages', testDir: 'languages' },
    { name: 'contract', testDir: 'contract', fullyParallel: false },
    {
      name: 'shots',
      testDir: 'shots',
      snapshotPathTemplate: '../.shots/{arg}{ext}',
      // Its sights change their world: the order decides what they show.
      fullyParallel: false
    }
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine may stall one page; what passes only then is printed as
  // flaky, to be mended.
  retries: 1,
  workers: Math.max(2, availableParallelism() - 1),
  // The machine may be busy: a wait is no measurement.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/skip-reporter.ts']],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every first try would take a fifth of all the time.
    trace: { mode: 'on-first-retry', screenshots: false },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM'] && {
        executablePath: process.env['CHROMIUM']
      }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync'
      ]
    }
  }
})
