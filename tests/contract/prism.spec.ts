import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test as base } from '@playwright/test'
import { proxy } from 'hono/proxy'

import document from '../../src/contract/openapi.json' with { type: 'json' }
import { messages } from '../../src/messages.ts'
import { listen } from '../../src/programs/hosting/listen.ts'
import { securityHeaders } from '../../src/programs/hosting/security-headers.ts'
import { readSitePolicy } from '../../src/programs/hosting/site-policy.ts'
import { openStaticFiles } from '../../src/programs/hosting/static-files.ts'
import { expectSignIn } from '../support/alive.ts'
import { distFolder, projectFolder } from '../support/dist.ts'
import { TEST_LIMIT_MS } from '../support/limits.ts'
import {
  listScreens,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import { drawerOf } from '../support/row-drawer.ts'
import { rowLink } from '../support/screen-tables.ts'
import { freePort, startProcess } from '../support/start-process.ts'

/** The answer to a list, as the document has it. */
interface Listed {
  get: {
    responses: {
      '2XX': {
        content: {
          'application/json': {
            examples: Record<string, { value: { data: { id: string }[] } }>
          }
        }
      }
    }
  }
}

interface TestFixtures {
  /** What the browser, or Prism, has to say against a page's calls. */
  complaints: string[]
}

interface WorkerFixtures {
  /** The address of the built site, with Prism as its API. */
  panel: string
}

const API = document.servers[0]?.url ?? ''
const DOCUMENT = join(projectFolder, 'src/contract/openapi.json')

const test = base.extend<TestFixtures, WorkerFixtures>({
  panel: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const port = await freePort()
      const prism = await startProcess(
        'prism',
        ['mock', '-p', String(port), DOCUMENT],
        { port, folder: tmpdir() }
      )
      const policy = readSitePolicy(distFolder, `${API}/`)
      const site = openStaticFiles(
        distFolder,
        securityHeaders(policy, { secure: false })
      )
      const panel = await listen(
        request => {
          const { pathname, search } = new URL(request.url)
          // Prism answers without the path of `servers`.
          return pathname.startsWith(`${API}/`)
            ? proxy(prism.origin + pathname.slice(API.length) + search, request)
            : site(request)
        },
        { host: '127.0.0.1', port: 0 }
      )
      await use(panel.url)
      await panel.close()
      await prism.stop()
    },
    { scope: 'worker', timeout: TEST_LIMIT_MS }
  ],

  baseURL: ({ panel }, use) => use(panel),

  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('response', response => {
      const found = response.headers()['sl-violations']
      if (found) complaints.push(`${response.url()}: ${found}`)
    })
    await use(complaints)
  }
})

/** The ids of the rows that the document gives as the answer to a call. */
function exampleIds(call: string): string[] {
  const path = `/${call.replace('42', '{id}')}`
  const listed = Reflect.get(document.paths, path) as Listed
  const { content } = listed.get.responses['2XX']
  return Object.values(content['application/json'].examples).flatMap(
    ({ value }) => value.data.map(({ id }) => id)
  )
}

test.beforeEach(async ({ page, complaints }) => {
  await page.goto('/login')
  await expectSignIn(page)
  await page.getByLabel(messages.fields.email).fill('ada@example.com')
  await page
    .getByRole('textbox', { name: messages.login.password })
    .fill('dice-on-the-board')
  // A guest's first calls are refused.
  complaints.length = 0
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admins$/u)
})

test('signs in with the cookie of the document, and signs out', async ({
  page,
  panel,
  complaints
}) => {
  const cookies = async (): Promise<string[]> => {
    const set = await page.context().cookies(`${panel}${API}/admin/refresh`)
    return set.map(({ name }) => name)
  }
  const { refreshCookie } = document.components.securitySchemes
  expect(await cookies()).toEqual([refreshCookie.name])
  const signedOut = page.waitForResponse(`${panel}${API}/admin/logout`)
  await page
    .getByRole('button', { name: messages.session.signOut, exact: true })
    .last()
    .click()
  await signedOut
  // The login then asks for a session, which a guest is refused.
  expect(complaints).toEqual([])
  await expect(page).toHaveURL(/\/login/u)
  expect(await cookies()).toEqual([])
})

for (const screen of listScreens) {
  test(`shows the ${screen.name}, and one of them in the drawer`, async ({
    page,
    complaints
  }) => {
    await openList(page, screen, screen.unfiltered)
    expect(await rowIds(page, screen)).toEqual(exampleIds(screen.call))
    await rowLink(rowsOf(page, screen).first()).click()
    const activity = drawerOf(page).getByRole('list', {
      name: /^Changes to this /u
    })
    await expect(activity.locator('> li')).toHaveCount(
      exampleIds('audit').length
    )
    await expect(page.locator('[data-slot=detail-skeleton]')).toHaveCount(0)
    await expect(page.locator('[data-slot=notice], [role=alert]')).toHaveCount(
      0
    )
    // The document is of one day, and so is every answer.
    const toasts = page
      .locator('[data-slot=toast]')
      .filter({ hasNotText: messages.wrongClock.text })
    await expect(toasts).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}
