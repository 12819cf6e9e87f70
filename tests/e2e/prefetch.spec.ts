import type { Locator, Page } from '@playwright/test'

import type { Session } from '../../src/stores/session-state.ts'
import { expectAlive, expectSignIn } from '../support/alive.ts'
import { furtherUnless } from '../support/further.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { holdBase, holdRenderer, holdRows } from '../support/held-scripts.ts'
import type { ApiControl } from '../support/reference-api.ts'
import { expect, test } from '../support/test.ts'

const ROWS = 'tbody a'

/** What the modules of a page share of its session. */
interface SharedSession {
  $state: { get: () => Session<unknown> }
}

async function callsTo(api: ApiControl): Promise<string[]> {
  return (await api.log()).map(({ method, path }) => `${method} ${path}`)
}

/** The questions for rows of users, each as its query. */
async function usersAsked(api: ApiControl): Promise<string[]> {
  const log = await api.log()
  return log.filter(({ path }) => path === 'users').map(({ query }) => query)
}

/** Stops every timer of the page, which took this long to come, ms. */
async function stopClock(page: Page, tookMs: number): Promise<void> {
  await page.clock.install({ time: Date.now() })
  await page.addInitScript(took => {
    const entry: unknown = Object.create(
      PerformanceNavigationTiming.prototype,
      {
        requestStart: { value: 5 },
        responseEnd: { value: 5 + took }
      }
    )
    performance.getEntriesByType = () => [entry as PerformanceEntry]
  }, tookMs)
  await page.clock.pauseAt(Date.now() + 1000)
}

test.beforeEach(async ({ page, signIn, api }) => {
  await signIn(page)
  await api.faults.clear()
})

test('a load asks once for each: a token, who it is, the rows (REF-15)', async ({
  page,
  api
}) => {
  await page.goto('/users')
  await expect(page.locator(ROWS).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const calls = await callsTo(api)
  expect(calls[0]).toBe('POST admin/refresh')
  expect(calls.toSorted()).toEqual([
    'GET admin',
    'GET currencies',
    'GET users',
    'POST admin/refresh'
  ])
})

test('the rows are asked for before the answer to who looks, and shown after it (AUTH-4)', async ({
  page,
  api
}) => {
  const held = await holdAnswers(page, 'admin')
  const answered = page.waitForResponse(
    response => new URL(response.url()).pathname === '/api/users'
  )
  await page.goto('/users')
  expect((await answered).status()).toBe(200)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('[data-slot=account][aria-hidden]')).toBeVisible()
  await expect(page.locator(ROWS)).toHaveCount(0)
  expect(await callsTo(api)).not.toContain('GET admin')

  await held.release()
  await expect(page.locator(ROWS).first()).toBeVisible()
  expect(await usersAsked(api)).toHaveLength(1)
})

test('nothing is waited for that renders: rows are asked for and shown without it @further', async ({
  page,
  api
}) => {
  const address =
    '/users?status=suspended&createdAt=30d&sort=-displayName&limit=50'
  const release = await holdRenderer(page, '/users')
  await page.goto(address, { waitUntil: 'commit' })
  await expect.poll(() => callsTo(api)).toContain('GET users')
  await expect.poll(() => callsTo(api)).toContain('GET admin')
  await expect(page.locator('tbody tr[data-row]')).not.toHaveCount(0)
  await expect(page.locator('astro-island[ssr]').first()).toBeAttached()
  const rows = await page.locator('tbody').innerText()

  release()
  await expectAlive(page)
  await expect(page.locator('section[aria-busy=false]')).toBeVisible()
  expect(await page.locator('tbody').innerText()).toBe(rows)
  const asked = await usersAsked(api)
  expect(asked).toHaveLength(1)
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
    status: 'suspended',
    sort: '-displayName',
    limit: '50',
    page: '1'
  })
  const calls = await callsTo(api)
  expect(calls.filter(call => call === 'POST admin/refresh')).toHaveLength(1)
  expect(calls.filter(call => call === 'GET admin')).toHaveLength(1)
})

for (const path of [
  '/admins',
  '/games',
  '/system-wallets',
  '/system-wallets/transactions'
]) {
  test(`${path} shows rows before what renders is there, which then takes them @further`, async ({
    page
  }) => {
    const release = await holdRenderer(page, path)
    await page.goto(path, { waitUntil: 'commit' })
    const row = page.locator('tbody tr[data-row]').first()
    await expect(row).toBeVisible()
    await row.evaluate(element => element.setAttribute('data-painted', ''))

    release()
    await expectAlive(page)
    await expect(page.locator('section[aria-busy=false]')).toBeVisible()
    await expect(row).toHaveAttribute('data-painted')
  })
}

test.describe('where rows are cards', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const cards = (page: Page): Locator => page.locator('tbody tr[data-row]')

  for (const path of ['/users', '/users/42/transactions']) {
    test(`${path} shows those of the window first, then all, which React takes${furtherUnless(path === '/users')}`, async ({
      page
    }) => {
      const release = await holdRenderer(page, path)
      // No frame comes until it is asked for.
      await page.addInitScript(() => {
        const frames: FrameRequestCallback[] = []
        const usual = window.requestAnimationFrame
        window.requestAnimationFrame = frame => frames.push(frame)
        Reflect.set(window, 'nextFrame', () => {
          for (const frame of frames.splice(0)) frame(performance.now())
        })
        Reflect.set(window, 'goOn', () => {
          window.requestAnimationFrame = usual
          for (const frame of frames) usual(frame)
        })
      })
      const nextFrame = (): Promise<void> =>
        page.evaluate(() => {
          Reflect.get(window, 'nextFrame')()
        })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(cards(page).first()).toBeVisible()
      const first = await cards(page).count()
      expect(first).toBeGreaterThan(5)
      expect(first).toBeLessThan(15)
      // Whoever has scrolled stays where he is.
      const box = await page.locator('section.scroll').boundingBox()
      expect(box?.height).toBeGreaterThan(25 * 60)
      await nextFrame()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(first)
      await page.evaluate(() => Reflect.get(window, 'goOn')())
      await expect(cards(page)).toHaveCount(25)
      await expect(page.locator('section.scroll')).toHaveCSS(
        'min-height',
        '0px'
      )
      await cards(page).evaluateAll(rows => {
        for (const row of rows) row.setAttribute('data-painted', '')
      })

      release()
      await expectAlive(page)
      await expect(page.locator('section[aria-busy=false]')).toBeVisible()
      await expect(page.locator('tr[data-row][data-painted]')).toHaveCount(25)
    })

    test(`${path} has all of them with React, where no frame came @further`, async ({
      page
    }) => {
      const release = await holdRenderer(page, path)
      await page.addInitScript(() => {
        window.requestAnimationFrame = () => 0
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(cards(page).first()).toBeVisible()
      expect(await cards(page).count()).toBeLessThan(15)
      await cards(page).evaluateAll(rows => {
        for (const row of rows) row.setAttribute('data-painted', '')
      })
      release()
      await expectAlive(page)
      await expect(cards(page)).toHaveCount(25)
      await expect(cards(page).first()).toHaveAttribute('data-painted')
      await expect(page.locator('section.scroll')).toHaveCSS(
        'min-height',
        '0px'
      )
    })
  }

  test('those that are there go with the session, and no other comes (AUTH-4) @further', async ({
    page
  }) => {
    await holdRenderer(page, '/users')
    await page.addInitScript(() => {
      if (location.pathname === '/users') window.requestAnimationFrame = () => 0
    })
    await page.goto('/users', { waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/games')
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await expect(cards(page)).toHaveCount(0)
  })
})

test('what paints rows and comes behind the check asks for them, and waits for nothing that renders @further', async ({
  page,
  api
}) => {
  const ledger = '/system-wallets/transactions'
  const render = await holdRenderer(page, ledger)
  const paint = await holdRows(page)
  await page.goto(`${ledger}?createdAt=month`, { waitUntil: 'commit' })
  // Nothing that is alive shows it yet.
  await page.waitForFunction(() => {
    const key = Symbol.for('panel.session')
    const session = Reflect.get(globalThis, key) as SharedSession | undefined
    return session?.$state.get().kind === 'admin'
  })
  paint()
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  render()
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  const asked = (await api.log()).filter(
    ({ path }) => path === 'system-wallets/transactions'
  )
  const queries = asked.map(({ query }) => query)
  expect(
    queries.filter(query => query.includes('page=1&limit=25'))
  ).toHaveLength(1)
})

test('a user and his entries are asked for as soon as there is a token, and once (REF-15)', async ({
  page,
  api
}) => {
  const release = await holdBase(page)
  await page.goto('/users/42/transactions', { waitUntil: 'commit' })
  for (const path of ['users/42', 'users/42/transactions']) {
    await expect.poll(() => callsTo(api)).toContain(`GET ${path}`)
  }
  release()
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  const queries = (await api.log())
    .filter(({ path }) => path === 'users/42/transactions')
    .map(({ query }) => query)
  expect(
    queries.filter(query => query.includes('page=1&limit=25'))
  ).toHaveLength(1)
  const users = (await callsTo(api)).filter(call => call === 'GET users/42')
  expect(users).toHaveLength(1)
})

test('the rows of an address with a query are asked for as soon as there is a token, and once (REF-15) @further', async ({
  page,
  api
}) => {
  const release = await holdBase(page)
  await page.goto('/users?status=active,suspended&sort=-email&page=2&open=42', {
    waitUntil: 'commit'
  })
  await expect.poll(() => callsTo(api)).toContain('GET users')
  release()
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  const asked = await usersAsked(api)
  expect(asked.filter(query => query.includes('limit=25'))).toHaveLength(1)
})

test('the wallets’ entries of 7 days are asked for as soon as there is a token, and once (REF-15) @further', async ({
  page,
  api
}) => {
  const asked = async (): Promise<string[]> =>
    (await api.log())
      .filter(({ path }) => path === 'system-wallets/transactions')
      .map(({ query }) => query)
  const release = await holdBase(page)
  await page.goto('/system-wallets/transactions', { waitUntil: 'commit' })
  await expect.poll(asked).toHaveLength(1)
  release()
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  const first = (await asked()).filter(query =>
    query.includes('page=1&limit=25')
  )
  expect(first).toHaveLength(1)
  expect(first[0]).toContain('createdAtFrom=')
})

test.describe('where the own clock is not that of UTC', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('days of the own zone are asked for by the list alone @further', async ({
    page,
    api
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('panel-zone', 'own')
    })
    const release = await holdBase(page)
    await page.goto('/users?createdAt=7d', { waitUntil: 'commit' })
    await expect.poll(() => callsTo(api)).toContain('GET currencies')
    release()
    await expect(page.locator('tr[data-row]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const first = (await usersAsked(api)).filter(query =>
      query.includes('page=1')
    )
    expect(first).toHaveLength(1)
  })
})

test('an id that an address writes in another way waits for what reads it (INJ-3) @further', async ({
  page,
  api
}) => {
  const release = await holdBase(page)
  await page.goto('/users/%34%32/transactions', { waitUntil: 'commit' })
  await expect.poll(() => callsTo(api)).toContain('GET currencies')
  release()
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await expectAlive(page)
  await expect.poll(() => callsTo(api)).toContain('GET users/42')
  await page.waitForLoadState('networkidle')
  const asked = (await api.log()).map(({ path }) => path)
  expect(asked.filter(path => path === 'users/42')).toHaveLength(1)
  expect(asked.filter(path => path.includes('%'))).toEqual([])
})

test('no script is asked for before the refresh, and none that renders before the rows', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => {
    asked.push(new URL(request.url()).pathname.replace(/\.[^/]*$/u, ''))
  })
  // Nothing is held for long: a busy machine may take longer for a call.
  await page.clock.install({ time: Date.now() })
  await page.clock.pauseAt(Date.now() + 1000)
  await page.goto('/users', { waitUntil: 'commit' })
  await expect.poll(() => asked).toContain('/api/users')
  const order = ['/api/admin/refresh', '/_astro/base', '/api/users'].map(path =>
    asked.indexOf(path)
  )
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order[0]).toBeGreaterThan(-1)
  const later = ['react', 'shell', 'panel', 'users-island'].map(
    file => `/_astro/${file}`
  )
  expect(later.filter(file => asked.includes(file))).toEqual([])
  await page.clock.resume()
  await expect(page.locator('section[aria-busy=false]')).toBeVisible()
  expect(asked).toEqual(expect.arrayContaining(later))
})

/** What is asked for of React, by the links of the page itself. */
function renderer(page: Page): Locator {
  return page.locator('link[href*="/_astro/react."]:not([media])')
}

for (const [when, tookMs, path, rowsMs] of [
  ['over a quick line', 99, '/users', 300],
  ['of a ledger over a quick line', 99, '/system-wallets/transactions', 300],
  ['of an address with a query', 99, '/users?page=2&limit=50', 300],
  ['of a period over a quick line', 99, '/users?createdAt=month', 300],
  ['over a slow line', 101, '/users', 90],
  ['of a period over a slow line', 101, '/users?createdAt=month', 90]
] as const) {
  test(`${when} what renders waits ${rowsMs} ms at most for the rows @further`, async ({
    page,
    api
  }) => {
    const list = path.slice(1).split('?')[0] ?? ''
    const rows = await holdAnswers(page, list)
    await stopClock(page, tookMs)
    const asked = page.waitForRequest(
      request => new URL(request.url()).pathname === `/api/${list}`
    )
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => callsTo(api)).toContain('GET currencies')
    await asked
    await page.clock.runFor(rowsMs - 10)
    await expect(renderer(page)).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(renderer(page)).toHaveCount(1)
    await rows.release()
  })
}

for (const address of [
  '/users?createdAt=month',
  '/users/%34%32/transactions'
]) {
  test(`what renders waits for a question that the head cannot ask: ${address} @further`, async ({
    page,
    api
  }) => {
    const paint = await holdRows(page)
    await stopClock(page, 101)
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => callsTo(api)).toContain('GET currencies')
    await page.clock.runFor(500)
    await expect(renderer(page)).toHaveCount(0)
    const asked = page.waitForRequest(/api\/users(?:\/42\/transactions)?\?/u)
    paint()
    await asked
    await page.clock.runFor(100)
    await expect(renderer(page)).toHaveCount(1)
  })
}

test('what renders waits for no question that never leaves @further', async ({
  page,
  api
}) => {
  await holdRows(page)
  await stopClock(page, 101)
  await page.goto('/users?createdAt=month', { waitUntil: 'commit' })
  await expect.poll(() => callsTo(api)).toContain('GET currencies')
  await page.clock.runFor(800)
  await expect(renderer(page)).toHaveCount(1)
})

for (const [what, path, look] of [
  ['so many rows', '/users?limit=100', ''],
  ['other columns', '/users', 'columns']
] as const) {
  test(`what renders waits for no rows where it alone shows ${what} @further`, async ({
    page
  }) => {
    await page.addInitScript(kept => {
      if (kept !== '') localStorage.setItem('panel-look:users', kept)
    }, look)
    const rows = await holdAnswers(page, 'users')
    await stopClock(page, 99)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(renderer(page)).toHaveCount(1)
    await rows.release()
  })
}

test('over a quick line what renders is asked for as soon as rows are painted @further', async ({
  page
}) => {
  await stopClock(page, 99)
  await page.goto('/users', { waitUntil: 'commit' })
  await expect(page.locator('tr[data-row]').first()).toBeAttached()
  await expect(renderer(page)).toHaveCount(0)
  // Two frames, and the task behind them.
  await page.clock.runFor(50)
  await expect(renderer(page)).toHaveCount(1)
})

/** Holds back what answers the refresh of a page whose clock stands still. */
async function openBehindRefresh(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>()
  await page.route('**/api/admin/refresh', async route => {
    await gate.promise
    await route.continue()
  })
  await stopClock(page, 99)
  const asked = page.waitForRequest('**/api/admin/refresh')
  await page.goto('/users', { waitUntil: 'commit' })
  await asked
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  return () => gate.resolve(undefined)
}

test('the table is laid out behind the calls @further', async ({ page }) => {
  const release = await openBehindRefresh(page)
  const table = page.locator('.data-table')
  await expect(table).toBeHidden()
  const place = await page.locator('[data-slot=foot]').boundingBox()
  release()
  await expect(table).toBeVisible()
  expect(await page.locator('[data-slot=foot]').boundingBox()).toEqual(place)
})

test('the table waits 100 ms at most @further', async ({ page }) => {
  const release = await openBehindRefresh(page)
  const table = page.locator('.data-table')
  await page.clock.runFor(90)
  await expect(table).toBeHidden()
  await page.clock.runFor(20)
  await expect(table).toBeVisible()
  await expect(page.locator('tbody[data-coming]')).toBeVisible()
  release()
})

for (const [width, height, isThere] of [
  [390, 844, true],
  [767, 900, true],
  [1280, 479, true],
  [768, 480, false]
] as const) {
  test(`at ${width}x${height} the list ${isThere ? 'has its height' : 'waits'} from the beginning @further`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height })
    const release = await openBehindRefresh(page)
    const table = page.locator('.data-table')
    await expect(table).toBeVisible({ visible: isThere })
    release()
    await expect(table).toBeVisible()
  })
}

for (const [what, held] of [
  ['a token', 'admin/refresh'],
  ['rows', 'users']
] as const) {
  test(`${what} that the API is slow to give keep nobody from the rest of the page @further`, async ({
    page
  }) => {
    const answers = await holdAnswers(page, held)
    await page.goto('/users')
    await expectAlive(page)
    await page.getByRole('button', { name: 'Find or go to' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await answers.release()
    await expect(page.locator(ROWS).first()).toBeAttached()
  })
}

test('rows that were asked for nobody are never shown to who comes (AUTH-4)', async ({
  page,
  api
}) => {
  const held = await holdAnswers(page, 'admin')
  await page.goto('/users')
  await expect.poll(() => callsTo(api)).toContain('GET users')
  // Another tab signs out meanwhile.
  const other = await page.context().newPage()
  await other.goto('/games')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await held.release()
  await expectSignIn(page)
  await expect(page.locator(ROWS)).toHaveCount(0)
})

test('behind a sign-out that is still open no rows are asked for (AUTH-6)', async ({
  page,
  api
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('panel.signedOutAt', '1')
  })
  await page.goto('/users')
  await expect(page).toHaveURL('/login')
  await expectSignIn(page)
  const calls = await callsTo(api)
  expect(calls).toContain('POST admin/logout')
  expect(calls).not.toContain('GET users')
  expect(calls).not.toContain('GET currencies')
})

for (const query of [
  'page=0&limit=50',
  'staus=banned',
  'status=&open=',
  'status=active&status=banned'
]) {
  test(`an address that is corrected asks for its rows once: ${query} @further`, async ({
    page,
    api
  }) => {
    await page.goto(`/users?${query}`)
    await expect(page.locator(ROWS).first()).toBeVisible()
    await expect(page.locator('[data-slot=notice]')).toHaveCount(1)
    expect(await usersAsked(api)).toHaveLength(1)
  })
}

test('rows that were asked for ahead and failed can be asked for again @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 500/u)
  await api.faults.set([{ path: 'users', fault: { status: 500 }, times: 2 }])
  await page.goto('/users')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(ROWS).first()).toBeVisible()
  // The first call with its retry, and the second one.
  expect(await usersAsked(api)).toHaveLength(3)
})
