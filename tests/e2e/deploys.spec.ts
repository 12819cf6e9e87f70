import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf } from '../support/actions.ts'
import { furtherUnless } from '../support/further.ts'
import {
  LOSSES,
  loseChunk,
  ownBuildId,
  publishBuild,
  recordLoads
} from '../support/new-build.ts'
import { NEXT_BUILD, openUpload } from '../support/next-build.ts'
import { drawerButton } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'
import { stayWhenAsked } from '../support/unload-questions.ts'

const { missingChunk, newBuild, actions } = messages

const buildOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="build-id"]').getAttribute('content')

const move = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).click()

const notice = (page: Page, title: string): ReturnType<Page['locator']> =>
  page.locator('[data-slot=toast]').filter({ hasText: title })

async function expectRows(page: Page): Promise<void> {
  await expect(
    page.locator('section[aria-busy=false] [data-slot=who]').first()
  ).toBeVisible()
}

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.locator('[data-slot=error-page] h2')).toHaveText(
    messages.errorPage.serverError
  )
}

test.beforeEach(({ pageErrors }) =>
  pageErrors.allow(
    /status of (?:404|503)|ERR_CONNECTION_RESET|module script|dynamically imported|hydrating|astro-island|MIME type/u
  )
)

test.describe('a deploy over an open page', () => {
  test.beforeEach(({ page, signIn }) => signIn(page))

  test('OPS-3 OPS-4 a screen that is gone is loaded once, out of the new build', async ({
    page
  }) => {
    const upload = await openUpload(page)
    await page.goto('/users')
    await expectRows(page)
    expect(await buildOf(page)).toBe(ownBuildId())
    upload.replace()
    const loads = recordLoads(page)
    await move(page, 'Games')
    await expectRows(page)
    await expect(page).toHaveURL('/games')
    expect(await buildOf(page)).toBe(NEXT_BUILD)
    await move(page, 'Admins')
    await expectRows(page)
    expect(loads).toHaveLength(1)
  })

  test('OPS-3 OPS-6 a form outlives it, and is left for it when asked to be', async ({
    page
  }) => {
    const upload = await openUpload(page)
    await page.goto('/users?open=42')
    // No pointer comes to it, so nothing but the form is loaded ahead.
    await drawerButton(
      page,
      actions.byAction['adjust-user'].label
    ).dispatchEvent('click')
    await fieldOf(page, 'amount').fill('12.50')
    await fieldOf(page, 'reasonCode').selectOption('mistake')
    await fieldOf(page, 'reason').fill('Prize of table 8841')
    upload.replace()
    const loads = recordLoads(page)
    const questions = stayWhenAsked(page)
    await page.keyboard.press('Escape')
    const missing = notice(page, missingChunk.outdated.title)
    await expect(missing).toBeVisible()
    expect(loads).toHaveLength(0)
    await missing
      .getByRole('button', { name: messages.errorPage.reload })
      .click()
    await expect.poll(() => questions.asked).toBe(1)
    await expect(fieldOf(page, 'amount')).toHaveValue('12.50')
    expect(await buildOf(page)).toBe(ownBuildId())
  })

  test('OPS-6 edges that disagree make no loop @further', async ({ page }) => {
    await page.clock.setFixedTime(Date.parse('2026-06-01T12:00:00Z'))
    const upload = await openUpload(page)
    const loads = recordLoads(page)
    await page.goto('/users')
    await expectRows(page)
    // What is newest comes from the new edge, the page from the old one.
    await publishBuild(page)
    await loseChunk(page, 'games-screen', 'for good')
    await loseChunk(page, 'games-island', 'for good')
    await move(page, 'Games')
    await expectErrorPage(page)
    await expect(page).toHaveURL('/games')
    expect(loads).toHaveLength(2)
    upload.replace()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expectErrorPage(page)
    upload.restore()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expectErrorPage(page)
    expect(loads).toHaveLength(4)
  })
})

test('OPS-3 pages that were uploaded before their assets say that a deploy is under way', async ({
  page,
  signIn
}) => {
  await signIn(page)
  // The host has the pages of a new build, and neither its assets nor its id.
  await publishBuild(page)
  await page.route('**/_astro/**', route => LOSSES['404'](route))
  await page.goto('/users')
  await expectErrorPage(page)
  await expect(page.locator('[data-slot=error-page] p')).toHaveText(
    messages.errorPage.deployUnderWay
  )
  await page.unroute('**/_astro/**')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expectRows(page)
})

test.describe('a new build', () => {
  test('OPS-6 is offered on the login, and takes no letter of it @further', async ({
    page
  }) => {
    await page.clock.install()
    await publishBuild(page)
    await page.goto('/login')
    const email = page.getByLabel(messages.login.email)
    await email.fill('nadia@example.com')
    const loads = recordLoads(page)
    await page.clock.fastForward('01:00:00')
    const rowAction = notice(page, newBuild.title)
    await expect(rowAction).toBeVisible()
    await page.clock.fastForward('05:00:00')
    await expect(email).toHaveValue('nadia@example.com')
    expect(loads).toHaveLength(0)
    await rowAction.getByRole('button', { name: newBuild.load }).click()
    await expect.poll(() => loads.length).toBe(1)
  })

  test('OPS-6 OPS-11 is taken by a click, unasked where nothing is typed', async ({
    page,
    signIn
  }) => {
    await signIn(page)
    await page.clock.install()
    await publishBuild(page)
    await page.goto('/users?search=an')
    await expectRows(page)
    const questions = stayWhenAsked(page)
    const loads = recordLoads(page)
    await page.clock.fastForward('01:00:00')
    await page.getByRole('button', { name: newBuild.load }).click()
    await expect.poll(() => loads.length).toBe(1)
    await expectRows(page)
    await expect(page).toHaveURL('/users?search=an')
    expect(questions.asked).toBe(0)
  })
})

/** One of each kind of file that a page needs, by its chunk. */
const FILES = {
  'an island': 'users-island',
  'the renderer of islands': 'render-island',
  'what every chunk imports': 'base'
}

for (const [file, chunk] of Object.entries(FILES)) {
  for (const loss of Object.keys(LOSSES) as (keyof typeof LOSSES)[]) {
    test(`OPS-4 ${file} that is ${loss} reloads the page once, then says so${furtherUnless(chunk === 'users-island' && loss === '404')}`, async ({
      page,
      signIn
    }) => {
      await signIn(page)
      await publishBuild(page)
      await loseChunk(page, chunk, 'for good', loss)
      const loads = recordLoads(page)
      await page.goto('/users')
      await expect.poll(() => loads.length).toBe(2)
      await expectErrorPage(page)
      expect(loads).toHaveLength(2)
    })
  }
}

test('OPS-8 an island whose chunk comes at the second try shares the session', async ({
  page,
  api,
  signIn
}) => {
  await signIn(page)
  await page.route(/\/_astro\/users-island\.[\w-]+\.js/u, route => {
    // The link that names it fails first, and the import after it.
    if (route.request().url().includes('astro-retry=')) return route.fallback()
    return route.abort('connectionreset')
  })
  const retried = page.waitForRequest(/users-island.*astro-retry=/u)
  await page.goto('/users?search=an')
  await retried
  await expectRows(page)
  const paths = (await api.log()).map(({ path }) => path)
  expect(paths.filter(path => path === 'admin/refresh')).toHaveLength(1)
  expect(paths.filter(path => path === 'admin')).toHaveLength(1)
  await page.getByRole('searchbox').fill('ma')
  await expect(page).toHaveURL('/users?search=ma')
  await move(page, 'Games')
  await expectRows(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
})

test('OPS-11 no page has a worker, or asks before it is left unchanged', async ({
  page,
  context,
  signIn
}) => {
  await signIn(page)
  await page.addInitScript(() => {
    const heard: string[] = []
    Reflect.set(globalThis, 'heard', heard)
    const add = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function listen(
      ...values: Parameters<typeof add>
    ) {
      if (values[0].endsWith('unload')) heard.push(values[0])
      add.apply(this, values)
    }
  })
  const heard = (): Promise<unknown> =>
    page.evaluate(() => Reflect.get(globalThis, 'heard'))
  await page.goto('/users?open=42')
  await drawerButton(page, actions.byAction['adjust-user'].label).click()
  await expect(fieldOf(page, 'amount')).toBeVisible()
  expect(await heard()).toEqual([])
  await fieldOf(page, 'amount').fill('1')
  await expect.poll(heard).toEqual(['beforeunload'])
  expect(context.serviceWorkers()).toEqual([])
  expect(
    await page.evaluate(async () =>
      navigator.serviceWorker.getRegistrations().then(({ length }) => length)
    )
  ).toBe(0)
})
