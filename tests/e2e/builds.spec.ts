import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { RELOAD_GUARD_MS } from '../../src/programs/hosting/chunk-reload.ts'
import { BUILD_CHECK_MS, OWN_BUILD_CHECK_MS } from '../../src/stores/build.ts'
import { expectAlive } from '../support/alive.ts'
import {
  loseChunk,
  ownBuildId,
  publishBuild,
  recordLoads,
  recordRequests
} from '../support/new-build.ts'
import { expect, test } from '../support/test.ts'

const LATEST = /\/builds\/latest\.json/u
const META = /\/builds\/meta\//u

/** What browser, Astro and React say about a chunk that is missing. */
const CHUNK_ERRORS =
  /status of 404|dynamically imported module|Error hydrating|astro-island/u

/** Before every session of the server ends. */
const NOON = Date.parse('2026-06-01T12:00:00Z')

async function open(page: Page, path = '/users'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
}

/** Opens the users at a time that stands still. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install({ time: NOON - 1000 })
  await page.clock.pauseAt(NOON)
  await open(page)
}

const { chunkMissing, deployUnderWay } = messages.errorPage

async function expectErrorPage(
  page: Page,
  text = deployUnderWay
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('500')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Internal Server Error'
  )
  await expect(page.locator('[data-slot=error-page] p')).toHaveText(text)
  await expect(page.getByRole('navigation')).toHaveCount(0)
}

const move = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).click()

test.beforeEach(async ({ page, signIn }) => signIn(page))

test.describe('the build check', () => {
  test('7.7 asks for its own build 1 s after the start, without a token @further', async ({
    page,
    context,
    baseURL
  }) => {
    await context.addCookies([
      { name: 'probe', value: '1', url: baseURL ?? '' }
    ])
    const asked = recordRequests(page, META)
    await openAtRest(page)
    await page.clock.runFor(OWN_BUILD_CHECK_MS - 1)
    expect(await asked.count()).toBe(0)
    await page.clock.runFor(1)
    expect(await asked.count()).toBe(1)

    const [request] = asked.requests
    expect(request?.url()).toBe(`${baseURL}/builds/meta/${ownBuildId()}.json`)
    expect((await request?.response())?.status()).toBe(200)
    const headers = await request?.allHeaders()
    expect(headers).not.toHaveProperty('authorization')
    // A gateway in front of the panel may know its visitors by a cookie.
    expect(headers?.['cookie']).toContain('probe=1')
  })

  test('9.2 asks for the latest build every hour, first after an hour @further', async ({
    page
  }) => {
    const asked = recordRequests(page, LATEST)
    await openAtRest(page)
    await page.clock.fastForward(BUILD_CHECK_MS - 1)
    expect(await asked.count()).toBe(0)
    await page.clock.fastForward(1)
    expect(await asked.count()).toBe(1)
    await page.clock.fastForward(BUILD_CHECK_MS - 1)
    expect(await asked.count()).toBe(1)
    await page.clock.fastForward(1)
    expect(await asked.count()).toBe(2)

    for (const [hours, request] of asked.requests.entries()) {
      const now = NOON + (hours + 1) * BUILD_CHECK_MS
      expect(request.url()).toMatch(new RegExp(String.raw`\?${now}$`, 'u'))
      // oxlint-disable-next-line no-await-in-loop -- there are two
      const headers = await request.allHeaders()
      expect(headers).not.toHaveProperty('authorization')
    }
  })

  test('7.7 9.2 another build makes the next move a page load, once', async ({
    page
  }) => {
    await publishBuild(page)
    const asked = recordRequests(page, LATEST)
    const loads = recordLoads(page)
    await openAtRest(page)
    await page.clock.fastForward(BUILD_CHECK_MS)
    expect(await asked.count()).toBe(1)
    await page.clock.fastForward(BUILD_CHECK_MS)
    await page.clock.fastForward(BUILD_CHECK_MS)
    expect(await asked.count()).toBe(1)
    expect(loads).toHaveLength(1)
    await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()

    await move(page, 'Games')
    await expect(page).toHaveTitle('Games - Admin Panel')
    await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
    expect(loads).toHaveLength(2)
    await move(page, 'Admins')
    await expect(page).toHaveTitle('Admins - Admin Panel')
    expect(loads).toHaveLength(2)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/users')
  })

  test('9.2 an answer that names no other build means nothing @further', async ({
    page,
    pageErrors
  }) => {
    pageErrors.allow(/status of (?:404|500) .*latest\.json/u)
    const asked = recordRequests(page, LATEST)
    const loads = recordLoads(page)
    await openAtRest(page)
    const answers = [
      { contentType: 'text/html', body: '<!doctype html><title>Panel</title>' },
      { contentType: 'application/json', body: '{"id":' },
      { body: '{"id":7}' },
      { status: 404, body: '{"id":"a-newer-build"}' },
      { status: 500, body: '{"id":"a-newer-build"}' },
      { body: JSON.stringify({ id: ownBuildId() }) }
    ]
    for (const [hour, answer] of answers.entries()) {
      // oxlint-disable no-await-in-loop -- one hour after the other
      await publishBuild(page, answer)
      await page.clock.fastForward(BUILD_CHECK_MS)
      expect(await asked.count()).toBe(hour + 1)
      const screen = hour % 2 === 0 ? 'Games' : 'Admins'
      const rows = page.waitForResponse(/\/api\/(?:games|admins)\?/u)
      await move(page, screen)
      await expect(page).toHaveTitle(`${screen} - Admin Panel`)
      // The next hour would be longer than a refresh is waited for.
      await rows
      expect(loads, JSON.stringify(answer)).toHaveLength(1)
      // oxlint-enable no-await-in-loop
    }
  })

  for (const [name, status, loadsAfter] of [
    ['that is gone counts as replaced', 404, 2],
    ['that cannot be read means nothing', 500, 1],
    ['that a gateway keeps to itself means nothing', 403, 1]
  ] as const) {
    test(`7.7 its own build ${name} @further`, async ({ page, pageErrors }) => {
      pageErrors.allow(/status of (?:403|404|500) .*\/builds\/meta\//u)
      await page.route(META, route => route.fulfill({ status }))
      const asked = recordRequests(page, META)
      const loads = recordLoads(page)
      await openAtRest(page)
      await page.clock.runFor(OWN_BUILD_CHECK_MS)
      expect(await asked.count()).toBe(1)
      await move(page, 'Games')
      await expect(page).toHaveTitle('Games - Admin Panel')
      expect(loads).toHaveLength(loadsAfter)
    })
  }
})

test.describe('a chunk that is missing', () => {
  test.beforeEach(({ pageErrors }) => pageErrors.allow(CHUNK_ERRORS))

  test('8.4 a newer build is loaded, where the move leads', async ({
    page
  }) => {
    await open(page)
    await publishBuild(page)
    await loseChunk(page, 'games-screen', 'the next load')
    const asked = recordRequests(page, LATEST)
    const loads = recordLoads(page)
    await page.getByRole('searchbox').fill('an')
    await expect(page).toHaveURL('/users?search=an')
    await move(page, 'Games')
    await expect(page).toHaveTitle('Games - Admin Panel')
    await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
    await expect(page).toHaveURL('/games')
    expect(loads).toHaveLength(1)
    expect(asked.requests).toHaveLength(1)
    await page.goBack()
    await expect(page).toHaveURL('/users?search=an')
  })

  test('8.4 without a newer build the page stays, and the error is shown @further', async ({
    page
  }) => {
    await open(page)
    await loseChunk(page, 'games-screen', 'the next load')
    const loads = recordLoads(page)
    await move(page, 'Games')
    await expectErrorPage(page)
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    expect(loads).toHaveLength(0)

    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
    await expect(page).toHaveURL('/games')
    expect(loads).toHaveLength(1)
  })

  test('8.4 Back leads away from the error page @further', async ({ page }) => {
    await open(page)
    await loseChunk(page, 'games-screen', 'for good')
    await move(page, 'Games')
    await expectErrorPage(page)
    await page.goBack()
    await expect(page).toHaveURL('/users')
    await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
  })

  test.describe('for want of a connection', () => {
    test.beforeEach(async ({ page, context, pageErrors }) => {
      pageErrors.allow(/ERR_INTERNET_DISCONNECTED/u)
      await open(page)
      await expectAlive(page)
      await context.setOffline(true)
      await move(page, 'Games')
      await expectErrorPage(page, chunkMissing)
    })

    test('8.4 is loaded by the next move, with the document @further', async ({
      page,
      context
    }) => {
      await context.setOffline(false)
      await page.goBack()
      await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
      const loads = recordLoads(page)
      await move(page, 'Games')
      await expect(page).toHaveTitle('Games - Admin Panel')
      await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
      expect(loads).toHaveLength(1)
      await move(page, 'Admins')
      await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
      await move(page, 'Games')
      await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
      expect(loads).toHaveLength(1)
    })

    test('8.4 is loaded by Forward, too @further', async ({
      page,
      context
    }) => {
      await context.setOffline(false)
      await page.goBack()
      await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
      await page.goForward()
      await expect(page).toHaveURL('/games')
      await expect(page).toHaveTitle('Games - Admin Panel')
      await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
    })

    test('8.4 is asked for again by a move without one @further', async ({
      page
    }) => {
      await page.goBack()
      await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
      const asked = recordRequests(page, /games-screen/u)
      const loads = recordLoads(page)
      await move(page, 'Games')
      await expectErrorPage(page, chunkMissing)
      expect(asked.requests).not.toHaveLength(0)
      expect(loads).toHaveLength(0)
    })
  })

  test('8.4 the loader covers the page until it is decided @further', async ({
    page
  }) => {
    await open(page)
    await loseChunk(page, 'games-screen', 'for good')
    let answer: (() => void) | undefined
    await page.route(LATEST, async route => {
      await new Promise<void>(resolve => {
        answer = resolve
      })
      await route.fallback()
    })
    await move(page, 'Games')
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    await expect.poll(() => answer).toBeDefined()
    answer?.()
    await expectErrorPage(page)
  })

  test('8.4 9.3 one that stays missing reloads the page once (OPS-5)', async ({
    page
  }) => {
    await page.clock.setFixedTime(NOON)
    await publishBuild(page)
    await loseChunk(page, 'games-screen', 'for good')
    const loads = recordLoads(page)
    await page.goto('/games')
    await expectErrorPage(page)
    expect(loads).toHaveLength(2)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect.poll(() => loads.length).toBe(3)
    await expectErrorPage(page)
    expect(loads).toHaveLength(3)
  })

  test('9.3 each path is reloaded once in 10 s, in whatever order @further', async ({
    page
  }) => {
    await publishBuild(page)
    const loads = recordLoads(page)
    const expectReload = async (path: string, name: string): Promise<void> => {
      await loseChunk(page, `${path}-screen`, 'the next load')
      const before = loads.length
      await move(page, name)
      await expect.poll(() => loads.length).toBe(before + 1)
      await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
    }
    const expectNoReload = async (): Promise<void> => {
      await loseChunk(page, 'games-screen', 'the next load')
      const before = loads.length
      await move(page, 'Games')
      await expectErrorPage(page)
      expect(loads).toHaveLength(before)
    }
    await page.clock.setFixedTime(NOON)
    await open(page)
    await expectReload('games', 'Games')
    await expectReload('users', 'Users')
    await expectNoReload()
    await page.clock.setFixedTime(NOON + RELOAD_GUARD_MS)
    await open(page)
    await expectNoReload()
    await page.clock.setFixedTime(NOON + RELOAD_GUARD_MS + 1)
    await open(page)
    await expectReload('games', 'Games')
  })

  test('9.3 without storage the page is never reloaded (OPS-5) @further', async ({
    page
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        }
      })
    })
    await open(page)
    await publishBuild(page)
    await loseChunk(page, 'games-screen', 'for good')
    const loads = recordLoads(page)
    await move(page, 'Games')
    await expectErrorPage(page)
    expect(loads).toHaveLength(0)
  })

  test('8.4 a stylesheet that is missing is a chunk, too @further', async ({
    page
  }) => {
    await publishBuild(page)
    await loseChunk(page, 'document', 'for good')
    const loads = recordLoads(page)
    // Every other page has its style sheet in it.
    await page.goto('/nowhere')
    await expect.poll(() => loads.length).toBe(2)
  })

  test('8.4 the error page takes the place of the login, too @further', async ({
    page,
    context
  }) => {
    await context.clearCookies()
    await loseChunk(page, 'login-island', 'for good')
    await page.goto('/login')
    // It is asked for when somebody comes near.
    await page.getByLabel('Email').focus()
    await expectErrorPage(page)
    await expect(page.getByLabel('Email')).toBeHidden()
  })

  for (const [part, name] of [
    ['the screen', 'panel'],
    ['the error page itself', 'hosts'],
    ['every island', 'react']
  ] as const) {
    test(`8.4 a chunk of ${part} is missing, and the error is shown @further`, async ({
      page
    }) => {
      await loseChunk(page, name, 'for good')
      const loads = recordLoads(page)
      await page.goto('/users')
      await expectErrorPage(page)
      await expect(page).toHaveTitle(
        '500 - Internal Server Error - Admin Panel'
      )
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await expect.poll(() => loads.length).toBe(2)
      await expectErrorPage(page)
    })
  }
})
