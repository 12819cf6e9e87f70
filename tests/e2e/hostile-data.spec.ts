import type { Locator, Page } from '@playwright/test'

import { LONGEST_ID } from '../../src/format/path-segment.ts'
import { messages } from '../../src/messages.ts'
import { fieldOf, formOf, questionOf, toastOf } from '../support/actions.ts'
import { measureBusyTime } from '../support/busy-time.ts'
import { serveHostileData } from '../support/hostile-api.ts'
import { hostileRows, pageOf } from '../support/hostile-rows.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import {
  listScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import { watchHarm } from '../support/page-harm.ts'
import {
  openPalette,
  paletteField,
  paletteOptions
} from '../support/palette.ts'
import { chooseRowAction } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const { drawer } = messages
const { byAction } = messages.actions
const ALL = '?limit=100&createdAt=any'
/** Every third of them: a drawer takes its time. */
const SOME = '?limit=25&createdAt=any'

test.beforeEach(async ({ page, signIn }) => {
  await serveHostileData(page)
  await signIn(page)
})

/** The id of the row that is made of a hostile text. */
function idOf(name: string): string {
  const index = hostileTexts.findIndex(text => text.name === name)
  if (index < 0) throw new Error(`No hostile text is named ${name}`)
  return `row-${index + 1}`
}

/** Where the cells and the buttons of each row stand within it. */
function placesInRows(page: Page): Promise<string[]> {
  return page.locator('tr[data-row]').evaluateAll(rows =>
    rows.map(row => {
      const own = row.getBoundingClientRect()
      const parts = [
        ...row.querySelectorAll('td, [data-card=actions] > div > *')
      ]
      return [
        Math.round(own.height),
        ...parts.map(part => {
          const { left, top, width, height } = part.getBoundingClientRect()
          return [left - own.left, top - own.top, width, height]
            .map(Math.round)
            .join(' ')
        })
      ].join(', ')
    })
  )
}

for (const screen of listScreens) {
  test(`${screen.name}: hostile texts do nothing in rows and drawers, and each row is as wide and as high as a plain one (INJ-1) (INJ-5) (INJ-6)`, async ({
    page
  }) => {
    test.slow()
    const harm = watchHarm(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await openList(page, screen, ALL)
      await harm.expectNone(`${width} px`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(rowsOf(page, screen).first()).toBeVisible()
    const [plain, ...others] = await placesInRows(page)
    expect(others.length).toBeGreaterThan(50)
    for (const [index, places] of others.entries()) {
      expect.soft(places, `row ${index + 1}`).toBe(plain)
    }
    await harm.expectNone('1440 px')
    await openList(page, screen, SOME)
    const ids = await rowIds(page, screen)
    await page.locator('tr[data-row] a').first().click()
    const dialog = page.getByRole('dialog')
    const notes = dialog.getByRole('tab', { name: messages.notes.title })
    for (const id of ids) {
      await expect(page).toHaveURL(new RegExp(`open=${id}$`, 'u'))
      await expect(dialog.getByText(drawer.rawJson)).toBeVisible()
      await harm.expectNone(`the drawer of ${id}`)
      expect
        .soft(await widthBeyond(dialog), `width beyond the drawer of ${id}`)
        .toBe(0)
      if (await notes.isVisible()) {
        await notes.click()
        await expect(dialog.getByRole('listitem')).toHaveCount(1)
        await harm.expectNone(`the notes of ${id}`)
        expect
          .soft(await widthBeyond(dialog), `width beyond the notes of ${id}`)
          .toBe(0)
        await dialog.getByRole('tab', { name: drawer.details }).click()
      }
      if (id !== ids.at(-1)) await next(dialog).click()
    }
  })
}

/** The row in which all texts are plain. */
const PLAIN = 'row-0'
/** Names that no row has room for. */
const OVERLONG = [idOf('10,000 pictures'), 'row-megabyte']
/** What a person does not notice. */
const AT_ONCE_MS = 200

test('names of a megabyte and of ten thousand pictures keep their rows, open in the drawer, and answer every click at once (INJ-6) @further', async ({
  page
}) => {
  const ids = [PLAIN, ...OVERLONG]
  const rows = hostileRows('users').filter(({ id }) => ids.includes(String(id)))
  await page.route(/\/api\/users\?/u, route =>
    route.fulfill({ json: pageOf(rows) })
  )
  const harm = watchHarm(page)
  const busyFor = await measureBusyTime(page)
  const dialog = page.getByRole('dialog')
  const clickThrough = async (id: string): Promise<number> => {
    const row = page.locator(`tr[data-row="${id}"]`)
    await busyFor()
    await row.getByRole('checkbox').click()
    await row.locator('a').first().click()
    await expect(dialog.getByText(drawer.rawJson)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`open=${id}$`, 'u'))
    const time = await busyFor()
    await harm.expectNone(`the drawer of ${id}`)
    expect(await widthBeyond(dialog)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(row.getByRole('checkbox')).toBeChecked()
    return time
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openList(page, listScreen('users'))
    await harm.expectNone(`the list at ${width} px`)
    // The first click loads the parts; how long takes a plain row without?
    await clickThrough(PLAIN)
    await page.locator(`tr[data-row="${PLAIN}"]`).getByRole('checkbox').click()
    const plain = await clickThrough(PLAIN)
    for (const id of OVERLONG) {
      const more = (await clickThrough(id)) - plain
      expect(more, `${id} at ${width} px`).toBeLessThan(AT_ONCE_MS)
    }
  }
})

const next = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: drawer.next })

/** How far the contents of a drawer are wider than it. */
function widthBeyond(dialog: Locator): Promise<number> {
  return dialog.evaluate(element =>
    Math.max(
      ...[
        element,
        ...element.querySelectorAll('[data-slot="drawer-body"]')
      ].map(part => part.scrollWidth - part.clientWidth)
    )
  )
}

test('a disguised name is seen through in menu, form, question, result and head (INJ-5) @further', async ({
  page
}) => {
  test.slow()
  const harm = watchHarm(page)
  const users = listScreen('users')
  const name = '<U+202E>nimda'
  await openList(page, users, ALL)
  await chooseRowAction(page, name, byAction['edit-user'].label)
  await expect(formOf(page, byAction['edit-user'].title(name))).toBeVisible()
  await harm.expectNone('the form')
  await page.keyboard.press('Escape')
  await chooseRowAction(page, name, byAction['suspend-user'].label)
  const question = questionOf(page)
  await expect(question).toHaveAccessibleName(
    byAction['suspend-user'].title(name)
  )
  await fieldOf(page, 'reason').fill('Asked for by the test')
  await harm.expectNone('the question')
  await question
    .getByRole('button', { name: byAction['suspend-user'].label, exact: true })
    .click()
  await expect(toastOf(page, byAction['suspend-user'].done(name))).toBeVisible()
  await harm.expectNone('the result')

  await page.goto('/users/row-14/transactions')
  const head = page.getByRole('heading', { level: 1 })
  await expect(head).toHaveText('\u202Enimda')
  await expect(head.locator('[data-code="U+202E"]')).toBeVisible()
  await page
    .getByRole('button', { name: messages.statement.button, exact: true })
    .click()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
  await harm.expectNone('the statement')
})

/** The palette shows as many of a kind. */
const SHOWN_AT_ONCE = 5

/** How an option of the palette stands in its list, and what it cuts. */
interface OptionPlace {
  height: number
  /** How far it is wider than the list. */
  beyond: number
  /** Whether there is room for the name, or for much of a long one. */
  hasRoom: boolean
}

function placesInPalette(options: Locator): Promise<OptionPlace[]> {
  return options.evaluateAll(elements =>
    elements.map(element => {
      const { clientHeight, clientWidth, scrollWidth } = element
      const name = element.querySelector('span')
      return {
        height: clientHeight,
        beyond: scrollWidth - clientWidth,
        hasRoom:
          name !== null && name.clientWidth >= Math.min(name.scrollWidth, 120)
      }
    })
  )
}

test('hostile texts with the longest ids do nothing in the palette, and leave each name its room (INJ-1) (INJ-5) (INJ-6) @further', async ({
  page
}) => {
  test.slow()
  const count = hostileTexts.length + 2
  for (const resource of ['users', 'transactions']) {
    const rows = hostileRows(resource).map(row => ({
      ...row,
      id: String(row['id']).padEnd(LONGEST_ID, 'x')
    }))
    expect(rows).toHaveLength(count)
    // What is searched for ends with the place of the first row to show.
    await page.route(new RegExp(`/${resource}\\?.*search=`, 'u'), route => {
      const { searchParams } = new URL(route.request().url())
      const from = Number(searchParams.get('search')?.split(' ')[1])
      return route.fulfill({
        json: pageOf(rows.slice(from, from + SHOWN_AT_ONCE))
      })
    })
  }
  const harm = watchHarm(page)
  let disguises = 0
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await openList(page, listScreen('users'), SOME)
    await openPalette(page)
    const groups = [/^Users/u, /^Transactions/u].map(title => ({
      options: paletteOptions(page, title),
      heightOfPlain: undefined as number | undefined
    }))
    for (let from = 0; from < count; from += SHOWN_AT_ONCE) {
      await paletteField(page).fill(`nimda ${from}`)
      const name = from < count - 1 ? `row-${from}x` : 'row-megabyte'
      const lead = new RegExp(`[?&]open=${name}`, 'u')
      for (const group of groups) {
        const { options } = group
        await expect(options.first()).toHaveAttribute('href', lead)
        const disguised = options.filter({ hasText: '\u202Enimda' })
        for (const option of await disguised.all()) {
          await expect(
            option.locator('[data-code="U+202E"]').first()
          ).toBeVisible()
          disguises += 1
        }
        const places = await placesInPalette(options)
        expect(places).toHaveLength(Math.min(SHOWN_AT_ONCE, count - from))
        group.heightOfPlain ??= places[0]?.height
        // On a phone what is said of it has lines of its own.
        const most = width < 640 ? 120 : (group.heightOfPlain ?? 0)
        for (const [index, { height, ...room }] of places.entries()) {
          const option = `option ${from + index} at ${width} px`
          expect.soft(room, option).toEqual({ beyond: 0, hasRoom: true })
          expect.soft(height, option).toBeLessThanOrEqual(most)
        }
      }
    }
    await harm.expectNone(`the palette at ${width} px`)
  }
  expect(disguises).toBe(4)
})
