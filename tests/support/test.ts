import { test as base, expect } from '@playwright/test'
import type { ConsoleMessage, Page } from '@playwright/test'

import { startServer } from '../../src/programs/serve.ts'
import type { PanelServer } from '../../src/programs/serve.ts'
import { distFolder } from './dist.ts'
import { readQuestionsIn } from './reader.ts'
import { apiControl } from './reference-api.ts'
import type { ApiControl } from './reference-api.ts'

/** What a test may say about the errors that it provokes. */
export interface PageErrors {
  /** Console errors and uncaught errors that match are expected. */
  allow(pattern: RegExp): void
}

interface TestFixtures {
  /** A question is read before it is answered: nothing answers it sooner. */
  reader: void
  api: ApiControl
  /** What the content security policy blocked in any page of the test. */
  violations: string[]
  pageErrors: PageErrors
  /** Whether the browser ever says that it is idle. */
  idle: boolean
  busyBrowser: void
  quickLine: void
  /** Returns the page's browser context a session, without the login form. */
  signIn: (page: Page) => Promise<void>
}

interface WorkerFixtures {
  server: PanelServer
  /** A spec that changes data names a server that no other spec sees. */
  world: string
  /** In ms since the epoch: the server's clock stands still there. */
  standing: number | undefined
  /** In major units: above it a second admin completes what moves. */
  approvalAbove: number | undefined
}

const VIOLATION = 'Blocked by the content security policy:'

/** A guest's first calls are refused, and browsers log every refusal. */
const GUEST_CALLS = /status of 401 .*\/api\/admin(?:\/refresh)?$/

/**
 * Playwright's `test` on the built site with a reference API of its own per
 * worker: no faults at the start of a test, and no unexpected error in any
 * page at its end.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: ['unchanged', { option: true, scope: 'worker' }],
  idle: [false, { option: true }],
  standing: [undefined, { option: true, scope: 'worker' }],
  approvalAbove: [undefined, { option: true, scope: 'worker' }],

  server: [
    // A worker of its own, and with it a server, for every name of a world.
    // oxlint-disable-next-line no-unused-vars -- Playwright reads the pattern
    async ({ world: _world, standing, approvalAbove }, use) => {
      const server = await startServer({
        folder: distFolder,
        port: 0,
        database: ':memory:',
        seedTransactions: 5000,
        faults: true,
        ...(approvalAbove !== undefined && {
          approvalAbove: BigInt(approvalAbove)
        }),
        // Every test signs in, and the work of a guess is not what it tests.
        session: {
          passwordCost: { N: 2, r: 1, p: 1 },
          ...(standing !== undefined && { now: () => standing })
        }
      })
      await use(server)
      await server.close()
    },
    { scope: 'worker' }
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url)
  },

  api: [
    async ({ server }, use) => {
      const api = apiControl(server.url)
      await api.faults.clear()
      await use(api)
    },
    { auto: true }
  ],

  pageErrors: [
    async ({ context }, use) => {
      const allowed = [GUEST_CALLS]
      const errors: string[] = []
      context.on('weberror', event => errors.push(String(event.error())))
      context.on('console', message => {
        if (message.type() === 'error') errors.push(described(message))
      })
      await use({ allow: pattern => void allowed.push(pattern) })
      // What a route is still reading ends with its page, and fails no test.
      for (const route of [context, ...context.pages()]) {
        await route.unrouteAll({ behavior: 'ignoreErrors' })
      }
      expect(
        errors.filter(error => !allowed.some(pattern => pattern.test(error))),
        'unexpected errors in the page'
      ).toEqual([])
    },
    { auto: true }
  ],

  // What is loaded while a browser is idle would come at any time of a test.
  busyBrowser: [
    async ({ context, idle }, use) => {
      if (!idle) {
        await context.addInitScript(() => {
          window.requestIdleCallback = () => 0
        })
      }
      await use()
    },
    { auto: true }
  ],

  // Chromium guesses the line by how soon it is answered: on a busy machine it
  // may take it for 2g, on which nothing is prefetched.
  quickLine: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { effectiveType: '4g', saveData: false },
          configurable: true
        })
      })
      await use()
    },
    { auto: true }
  ],

  reader: [
    async ({ context }, use) => {
      await readQuestionsIn(context)
      await use()
    },
    { auto: true }
  ],

  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.addInitScript(prefix => {
        addEventListener('securitypolicyviolation', event => {
          const { effectiveDirective, blockedURI, sample } = event
          // oxlint-disable-next-line no-console -- heard below
          console.debug(prefix, effectiveDirective, blockedURI, sample)
        })
      }, VIOLATION)
      context.on('console', message => {
        const text = message.text()
        if (text.startsWith(VIOLATION)) violations.push(text)
      })
      await use(violations)
      expect(violations, 'violations of the policy').toEqual([])
    },
    { auto: true }
  ],

  signIn: async ({ server }, use) => {
    await use(async page => {
      const response = await page.request.post('/api/admin/login', {
        data: server.api?.account
      })
      expect(response.status(), 'sign-in').toBe(200)
    })
  }
})

export { expect }

function described(message: ConsoleMessage): string {
  return `${message.text()} ${message.location().url}`
}
