import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expectAlive } from '../support/alive.ts'
import { holdIsland, holdRenderer } from '../support/held-scripts.ts'
import { listScreen, listScreens, settled } from '../support/list-screens.ts'
import { recordLoads } from '../support/new-build.ts'
import { expect, test } from '../support/test.ts'

/** Opens a list whose rows are painted; gives what lets it come alive. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const release = await holdRenderer(page, path)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  return release
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('what is typed into the search before the page is alive is searched for', async ({
  page
}) => {
  const release = await holdRenderer(page, '/users')
  await page.goto('/users', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('ann')
  await expect(page).toHaveURL('/users')
  release()
  await expect(page).toHaveURL('/users?search=ann')
  await expect(search).toHaveValue('ann')
  await expect(search).toBeFocused()
  await page.keyboard.type('a')
  await expect(page).toHaveURL('/users?search=anna')
})

test('what is typed into the search behind the palette’s key is the search’s', async ({
  page
}) => {
  const release = await holdRenderer(page, '/users')
  await page.goto('/users', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await expect(search).toBeVisible()
  await page.keyboard.press('Control+k')
  await search.click()
  await page.keyboard.type('ann')
  release()
  await expect(page).toHaveURL('/users?search=ann')
  await expect(search).toHaveValue('ann')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a search of the address is not taken for one that was typed @further', async ({
  page
}) => {
  await page.goto('/users?search=ann&limit=10')
  await expect(page.getByRole('searchbox')).toHaveValue('ann')
  await expect(page).toHaveURL('/users?search=ann&limit=10')
})

test('a filter that is opened before the page is alive is filled as soon as it is @further', async ({
  page
}) => {
  const release = await holdRenderer(page, '/users')
  await page.goto('/users', { waitUntil: 'commit' })
  const filters = page.locator('form[role=search] + div')
  await filters.getByText('Status', { exact: true }).click()
  await expect(filters.getByRole('checkbox')).toHaveCount(0)
  release()
  await expect(filters.getByRole('checkbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters.getByRole('checkbox')).toHaveCount(0)
})

for (const [what, label, option, query, width] of [
  ['page size', messages.ui.pageSize, '50', 'limit=50', 1440],
  [
    'order of cards',
    messages.ui.sortBy,
    'User, ascending',
    'sort=displayName',
    390
  ]
] as const) {
  test(`the ${what} that is chosen before the page is alive is shown as soon as it is @further`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await openAsleep(page, '/users')
    await page.getByLabel(label).selectOption(option)
    release()
    await expect(page).toHaveURL(`/users?${query}`)
  })
}

test('a link that is pressed before the page is alive leads where it says @further', async ({
  page
}) => {
  await holdRenderer(page, '/users')
  await page.goto('/users', { waitUntil: 'commit' })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: messages.games.title, exact: true })
    .click()
  await expect(page).toHaveURL('/games')
})

test('a button that is pressed before the page is alive does its work as soon as it is', async ({
  page
}) => {
  const release = await holdRenderer(page, '/users')
  await page.goto('/users', { waitUntil: 'commit' })
  await page.getByRole('button', { name: messages.palette.find }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Once: it is not opened again behind the press that closes it.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('keys that are pressed before the page is alive do their work as soon as it is @further', async ({
  page
}) => {
  const release = await holdRenderer(page, '/users')
  await page.goto('/users', { waitUntil: 'commit' })
  await page.getByRole('searchbox').click()
  await page.keyboard.press('Control+k')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('keys that lead to a screen lead there as soon as the page is alive @further', async ({
  page
}) => {
  const release = await openAsleep(page, '/users')
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page).toHaveURL('/users')
  release()
  await expect(page).toHaveURL('/games')
})

for (const [key, what, selector] of [
  ['/', 'the search', '[type="search"]:focus'],
  ['?', 'the shortcuts', '[role="dialog"]']
] as const) {
  test(`the key of ${what} is heard as soon as the page is alive, and once @further`, async ({
    page
  }) => {
    const release = await openAsleep(page, '/users')
    await page.keyboard.press(key)
    release()
    await expect(page.locator(selector)).toBeVisible()
    await expect(
      page.getByRole('searchbox', { includeHidden: true })
    ).toHaveValue('')
    await page.keyboard.press('Escape')
    await settled(page, listScreen('users'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('whoever asks for the palette twice before it is there gets it @further', async ({
  page
}) => {
  const release = await openAsleep(page, '/users')
  await page.locator('[data-slot=find-box]').click()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ga/m')
  release()
  await expect(page.getByRole('combobox')).toHaveValue('ga/m')
})

test('what is typed behind a press on Find before it is there goes to it @further', async ({
  page
}) => {
  const release = await openAsleep(page, '/users')
  await page.locator('[data-slot=find-box]').click()
  await page.keyboard.type('ga')
  release()
  await expect(page.getByRole('combobox')).toHaveValue('ga')
  await expect(page).toHaveURL('/users')
})

test('what is typed in a field behind the keys of the palette goes to it @further', async ({
  page
}) => {
  const release = await openAsleep(page, '/users')
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ga')
  await expect(search).toHaveValue('')
  release()
  await expect(page.getByRole('combobox')).toHaveValue('ga')
})

test('keys that are no shortcuts on a page are the browser’s @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 404/u)
  await page.context().clearCookies()
  for (const path of ['/login', '/nowhere']) {
    await page.goto(path)
    const isTaken = await page.evaluate(
      () =>
        !document.body.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'k',
            code: 'KeyK',
            ctrlKey: true,
            bubbles: true,
            cancelable: true
          })
        )
    )
    expect(isTaken).toBe(false)
  }
})

test('a move that was made before the page is alive ends at its heading @further', async ({
  page
}) => {
  const release = await openAsleep(page, '/admins')
  await page.getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL('/games')
  release()
  await expect(page.getByRole('heading', { name: 'Games' })).toBeFocused()
})

test.describe('what is pressed in the rows before the page is alive', () => {
  const row = (page: Page, place: number): Locator =>
    page.locator('tr[data-row]').nth(place)

  test('a name opens the drawer of its row, on the same page', async ({
    page,
    api
  }) => {
    await api.faults.clear()
    const release = await openAsleep(page, '/users')
    const loads = recordLoads(page)
    await row(page, 2).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/users\?open=/u)
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(loads).toEqual([])
    await expect(page.locator('section[aria-busy=false]')).toBeVisible()
    // The rows that are there are not asked for again.
    const asked = (await api.log()).filter(({ path }) => path === 'users')
    expect(asked).toHaveLength(1)
  })

  test('a cell opens the drawer of its row, on the same page', async ({
    page
  }) => {
    const release = await openAsleep(page, '/users')
    const loads = recordLoads(page)
    await row(page, 2).getByText('EUR').first().click()
    await expect(page).toHaveURL(/\/users\?open=/u)
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(loads).toEqual([])
  })

  test('a link leads to the entries of its user @further', async ({ page }) => {
    const release = await openAsleep(page, '/users')
    const loads = recordLoads(page)
    await row(page, 2).locator('a[href$="/transactions"]').click()
    release()
    await expect(page).toHaveURL(/\/users\/[^/]+\/transactions$/u)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(loads).toEqual([])
  })

  for (const [what, button, layer] of [
    ['more balances', '[data-slot=money-more]:enabled', '[role="dialog"]'],
    ['the menu of a row', 'button[data-press="menu"]', '[role="menu"]']
  ] as const) {
    test(`${what}: opened as soon as it is @further`, async ({ page }) => {
      const release = await openAsleep(page, '/users')
      await page.locator(button).first().click()
      release()
      await expect(page.locator(layer)).toBeVisible()
    })
  }

  test('checkboxes are ticked then, with Shift up to it @further', async ({
    page
  }) => {
    const release = await openAsleep(page, '/users')
    const boxes = page.locator('tr[data-row] input[type="checkbox"]')
    await boxes.nth(1).click()
    await boxes.nth(3).click({ modifiers: ['Shift'] })
    await boxes.nth(5).focus()
    await page.keyboard.press('Space')
    // Whoever has pressed sees it at once.
    await expect(page.locator('tr[data-row] input:checked')).toHaveCount(3)
    await boxes.nth(7).click()
    await boxes.nth(7).click()
    release()
    await expect(page.locator('tr[data-row][data-selected]')).toHaveCount(4)
    await expect(page.locator('tr[data-row] input:checked')).toHaveCount(4)
    await boxes.nth(5).click()
    await expect(page.locator('tr[data-row][data-selected]')).toHaveCount(3)
  })

  test('a checkbox that is pressed while React takes the rows over is ticked @further', async ({
    page
  }) => {
    const release = await openAsleep(page, '/users')
    // The island says that it is alive before React has rendered anything.
    await page.evaluate(() => {
      document.addEventListener(
        'astro:hydrate',
        ({ target }) => {
          const box = document.querySelector<HTMLElement>(
            'tr[data-row] [data-card="select"] input'
          )
          if (target instanceof Node && target.contains(box)) box?.click()
        },
        true
      )
    })
    release()
    await expectAlive(page)
    await expect(page.locator('tr[data-row][data-selected]')).toHaveCount(1)
    await expect(page.locator('tr[data-row] input:checked')).toHaveCount(1)
  })

  test('a checkbox is nobody else’s where other rows have come meanwhile @further', async ({
    page
  }) => {
    await page.goto('/users?page=2')
    await settled(page, listScreen('users'))
    const release = await holdRenderer(page, '/users')
    await page.goto('/users', { waitUntil: 'commit' })
    await row(page, 3).getByRole('checkbox').click()
    await page.evaluate(() => history.back())
    await page.waitForURL('**/users?page=2')
    release()
    await settled(page, listScreen('users'))
    await expect(page.locator('tr[data-row][data-selected]')).toHaveCount(0)
    await expect(page.locator('tr[data-row] input:checked')).toHaveCount(0)
  })

  test('a press that waits elsewhere outlasts one that is repeated in a row @further', async ({
    page
  }) => {
    const release = await openAsleep(page, '/users')
    await row(page, 1).getByRole('checkbox').click()
    await page.getByRole('button', { name: messages.palette.find }).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('tr[data-row][data-selected]')).toHaveCount(1)
  })
})

for (const [keys, init] of [
  ['a single key', { key: '?' }],
  ['Control and a letter', { key: 'k', code: 'KeyK', ctrlKey: true }]
] as const) {
  test(`${keys} pressed while the page wakes up is not lost @further`, async ({
    page
  }) => {
    await page.addInitScript(press => {
      const wake = ({ target }: Event): void => {
        if (
          !(
            target instanceof Element &&
            target.querySelector('[data-slot=find-box]')
          )
        )
          return
        // React has the part and has not rendered it yet.
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {
            ...press,
            bubbles: true,
            cancelable: true
          })
        )
      }
      document.addEventListener('astro:hydrate', wake, true)
    }, init)
    await page.goto('/users')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

for (const [keys, selector] of [
  ['/', '[type="search"]:focus'],
  ['Control+k', '[role="dialog"]']
] as const) {
  test(`${keys} pressed while only the frame is alive is not lost @further`, async ({
    page
  }) => {
    const release = await holdIsland(page, '/users', 'UsersIsland')
    // The keys of a screen are waited for by a timer, which a busy machine
    // would let run out.
    await page.clock.install({ time: Date.now() })
    await page.clock.pauseAt(Date.now() + 1000)
    const expectSoon = (found: Locator): Promise<void> =>
      expect(async () => {
        await page.clock.runFor(20)
        expect(await found.isVisible()).toBe(true)
      }).toPass({ intervals: [100], timeout: 30_000 })
    await page.goto('/users', { waitUntil: 'commit' })
    await expectSoon(
      page.locator('astro-island:not([ssr]) [data-slot=find-box]')
    )
    await page.keyboard.press(keys)
    // What is the panel's own needs no screen.
    if (keys === '/') {
      release()
      await expectAlive(page)
    }
    await expectSoon(page.locator(selector))
  })
}

test('a press that was thought better of before the page was alive does nothing @further', async ({
  page
}) => {
  const release = await holdRenderer(page, '/users')
  await page.goto('/users', { waitUntil: 'commit' })
  await page.getByRole('button', { name: messages.palette.find }).click()
  await page.getByRole('searchbox').click()
  release()
  await expect(page.locator('.scroll')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const screen of listScreens) {
  test(`${screen.name}: what may have the focus before the page is alive is still there when it is`, async ({
    page
  }) => {
    const release = await openAsleep(page, screen.path)
    const found = await page.evaluateHandle(() => {
      const kinds = 'a[href], button, input, select, summary, [tabindex="0"]'
      return [...document.querySelectorAll<HTMLElement>(kinds)].filter(
        element => !element.matches(':disabled, [inert] *')
      )
    })
    release()
    await settled(page, screen)
    const gone = await found.evaluate(elements =>
      elements
        .filter(element => !element.isConnected || element.matches(':disabled'))
        .map(({ outerHTML }) => outerHTML)
    )
    expect(gone).toEqual([])
    expect(await found.evaluate(({ length }) => length)).toBeGreaterThan(20)
  })
}
