import type { Locator, Page } from '@playwright/test'

import { answersIn, askIn, emitIn } from '../support/panel-events.ts'
import { expect, test } from '../support/test.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const opener = (page: Page): Locator =>
  page.getByRole('button', { name: /^All balances of/u }).first()
const dialog = (page: Page): Locator => page.getByRole('dialog')
const confirm = (page: Page): Locator => page.getByRole('alertdialog')

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

function viewport(page: Page): { width: number; height: number } {
  return page.viewportSize() ?? { width: 0, height: 0 }
}

async function boxOf(shown: Locator): Promise<Box> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It has no box')
  return box
}

/** Opens the balances of the first user who holds several currencies. */
async function open(page: Page): Promise<Box> {
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
  return boxOf(dialog(page))
}

/** Drags a dialog by its title, as far as the pointer can go. */
async function drag(
  shown: Locator,
  by: { x: number; y: number }
): Promise<void> {
  const page = shown.page()
  const { width, height } = viewport(page)
  const title = await boxOf(shown.getByRole('heading', { level: 2 }))
  const from = { x: title.x + 10, y: title.y + title.height / 2 }
  const to = {
    x: Math.max(1, Math.min(from.x + by.x, width - 1)),
    y: Math.max(1, Math.min(from.y + by.y, height - 1))
  }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

/** Of the same size and at the same place, to the pixel. */
function expectBox(box: Box, expected: Box): void {
  for (const edge of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs(box[edge] - expected[edge]), edge).toBeLessThanOrEqual(1)
  }
}

function expectCentred(box: Box, page: Page): void {
  const { width, height } = viewport(page)
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1)
  expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThanOrEqual(1)
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/users')
  await expect(opener(page)).toBeVisible()
})

test.describe('a plain dialog', () => {
  test('9.6 opens centred, named, and not modal', async ({ page }) => {
    expectCentred(await open(page), page)
    await expect(dialog(page)).toHaveAccessibleName(/^Balances of/u)
    await expect(dialog(page)).toHaveAccessibleDescription(
      'Every currency this user holds.'
    )
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'false')
    await expect(button(page, 'Maximise')).toBeFocused()
  })

  test('9.6 leaves the page behind usable, and stays open meanwhile', async ({
    page
  }) => {
    await open(page)
    await page.getByRole('searchbox').fill('an')
    await expect(page).toHaveURL('/users?search=an')
    await page.mouse.click(5, viewport(page).height - 5)
    await expect(dialog(page)).toBeVisible()
  })

  test('9.6 is dragged by its header with the mouse', async ({ page }) => {
    const before = await open(page)
    await drag(dialog(page), { x: -120, y: 80 })
    const { x, y } = before
    expectBox(await boxOf(dialog(page)), { ...before, x: x - 120, y: y + 80 })
  })

  test('9.6 is moved by the arrow keys of its handle, and centred by Home', async ({
    page
  }) => {
    const before = await open(page)
    await page.keyboard.press('Shift+Tab')
    await expect(button(page, 'Move dialog')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowDown')
    const { x, y } = before
    expectBox(await boxOf(dialog(page)), { ...before, x: x - 10, y: y + 50 })
    await page.keyboard.press('Home')
    expectCentred(await boxOf(dialog(page)), page)
  })

  test('9.6 stays within the viewport, also when that shrinks', async ({
    page
  }) => {
    await open(page)
    const { width, height } = viewport(page)
    await drag(dialog(page), { x: -width, y: -height })
    expect(await boxOf(dialog(page))).toMatchObject({ x: 0, y: 0 })
    await drag(dialog(page), { x: width, y: height })
    const corner = await boxOf(dialog(page))
    expectBox(corner, {
      ...corner,
      x: width - corner.width,
      y: height - corner.height
    })

    await page.setViewportSize({ width: 800, height: 500 })
    await expect(async () => {
      expectBox(await boxOf(dialog(page)), {
        ...corner,
        x: 800 - corner.width,
        y: 500 - corner.height
      })
    }).toPass()
  })

  test('4.8 is maximised over the whole viewport, and restored to its place', async ({
    page
  }) => {
    await open(page)
    await drag(dialog(page), { x: 60, y: 40 })
    const before = await boxOf(dialog(page))
    await expect(button(page, 'Maximise')).toHaveAttribute(
      'aria-pressed',
      'false'
    )
    await button(page, 'Maximise').click()
    await expect(button(page, 'Restore')).toHaveAttribute(
      'aria-pressed',
      'true'
    )
    const whole = { x: 0, y: 0, ...viewport(page) }
    expect(await boxOf(dialog(page))).toEqual(whole)
    await expect(dialog(page)).toHaveCSS('border-radius', '0px')
    await drag(dialog(page), { x: 100, y: 100 })
    expect(await boxOf(dialog(page))).toEqual(whole)

    await button(page, 'Restore').click()
    await expect(button(page, 'Maximise')).toBeFocused()
    expectBox(await boxOf(dialog(page)), before)
  })

  test('4.8 opens centred and restored however it was left', async ({
    page
  }) => {
    const first = await open(page)
    await drag(dialog(page), { x: 60, y: 40 })
    await button(page, 'Maximise').click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expectBox(await open(page), first)
    await expect(button(page, 'Maximise')).toBeVisible()
  })

  for (const [name, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the close icon', (page: Page) => button(page, 'Close').click()]
  ] as const) {
    test(`9.6 ${name} closes it, and the focus returns to the opener`, async ({
      page
    }) => {
      await open(page)
      await close(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
    })
  }
})

test.describe('the animations of dialogs', () => {
  /** Plays all there are and gives the duration of each, in seconds. */
  async function played(page: Page): Promise<Map<string, number>> {
    await page.evaluate(() => {
      const ends: [string, number][] = []
      Reflect.set(globalThis, 'ends', ends)
      document.addEventListener('animationend', event => {
        if (event.animationName.startsWith('dialog-')) {
          ends.push([event.animationName, event.elapsedTime])
        }
      })
    })
    const settled = (shown: Locator): Promise<void> =>
      shown.evaluate(async element => {
        const running = element.getAnimations({ subtree: true })
        await Promise.all(running.map(animation => animation.finished))
      })
    await open(page)
    await settled(dialog(page))
    await button(page, 'Maximise').click()
    await settled(dialog(page))
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await askIn(page)
    await settled(confirm(page))
    await button(page, 'No').click()
    await expect(confirm(page)).toHaveCount(0)
    const ends = await page.evaluate(() => Reflect.get(globalThis, 'ends'))
    return new Map(ends as [string, number][])
  }

  test('4.8 9.6 take 150 to 300 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const durations = await played(page)
    expect([...durations.keys()]).toEqual(
      expect.arrayContaining(['dialog-in', 'dialog-maximise', 'dialog-out'])
    )
    for (const seconds of durations.values()) {
      expect(seconds).toBeGreaterThanOrEqual(0.15)
      expect(seconds).toBeLessThanOrEqual(0.3)
    }
  })

  test('4.8 9.6 are left out where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect([...(await played(page)).keys()]).toEqual([])
  })
})

test.describe('a confirm', () => {
  test('4.7 4.8 9.7 is a modal alertdialog that cannot be maximised', async ({
    page
  }) => {
    await askIn(page)
    await expect(confirm(page)).toHaveAttribute('aria-modal', 'true')
    await expect(confirm(page)).toHaveAccessibleName('Ban?')
    await expect(confirm(page)).toHaveAccessibleDescription(
      'He cannot play any more.'
    )
    await expect(button(page, 'Maximise')).toHaveCount(0)
    expectCentred(await boxOf(confirm(page)), page)
    await drag(confirm(page), { x: 30, y: 30 })
    await expect(confirm(page)).toBeVisible()
  })

  for (const [focus, name] of [
    [undefined, 'Yes'],
    ['accept', 'Yes'],
    ['reject', 'No'],
    ['none', 'Close']
  ] as const) {
    test(`9.7 with defaultFocus ${focus ?? 'left out'} focuses ${name}`, async ({
      page
    }) => {
      await askIn(page, focus ? { defaultFocus: focus } : {})
      await expect(button(page, name)).toBeFocused()
    })
  }

  test('9.7 keeps focus and pointer away from the page', async ({ page }) => {
    await askIn(page)
    const focused = new Set<string>()
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press(key)
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      focused.add(await confirm(page).locator(':focus').innerText())
    }
    expect(focused.size).toBeGreaterThan(1)
    const search = await boxOf(page.locator('input[type=search]'))
    await page.mouse.click(search.x + 20, search.y + 10)
    await page.keyboard.type('x')
    await expect(page.locator('input[type=search]')).toHaveValue('')
    await expect(page).toHaveURL('/users')
  })

  test('9.7 with modal false leaves the page usable', async ({ page }) => {
    await askIn(page, { modal: false })
    await expect(confirm(page)).toHaveAttribute('aria-modal', 'false')
    await page.getByRole('searchbox').fill('an')
    await expect(page).toHaveURL('/users?search=an')
    await expect(confirm(page)).toBeVisible()
  })

  for (const [action, act, heard] of [
    [
      'the accept button',
      (page: Page) => button(page, 'Yes').click(),
      'accept'
    ],
    ['the reject button', (page: Page) => button(page, 'No').click(), 'reject'],
    ['Escape', (page: Page) => page.keyboard.press('Escape'), 'onHide'],
    ['the close icon', (page: Page) => button(page, 'Close').click(), 'onHide'],
    ['the event close', (page: Page) => emitIn(page, 'close'), undefined],
    ['a double click', (page: Page) => button(page, 'Yes').dblclick(), 'accept']
  ] as const) {
    test(`4.7 ${action} closes it, and ${heard ?? 'nothing'} is called`, async ({
      page
    }) => {
      await button(page, 'Refresh').focus()
      await askIn(page)
      await expect(confirm(page)).toBeVisible()
      await act(page)
      await expect(confirm(page)).toHaveCount(0)
      expect(await answersIn(page)).toEqual([
        'Ban?: onShow',
        ...(heard ? [`Ban?: ${heard}`] : [])
      ])
      await expect(button(page, 'Refresh')).toBeFocused()
    })
  }

  test('4.7 a double click presses nothing that lies below', async ({
    page
  }) => {
    await opener(page).evaluate(element => {
      element.addEventListener('click', () =>
        element.setAttribute('title', 'pressed')
      )
    })
    const below = await boxOf(opener(page))
    await askIn(page)
    const yes = await boxOf(button(page, 'Yes'))
    await drag(confirm(page), {
      x: below.x + below.width / 2 - (yes.x + yes.width / 2),
      y: below.y + below.height / 2 - (yes.y + yes.height / 2)
    })
    await button(page, 'Yes').dblclick()
    await expect(confirm(page)).toHaveCount(0)
    expect(await answersIn(page)).toEqual(['Ban?: onShow', 'Ban?: accept'])
    await expect(opener(page)).not.toHaveAttribute('title', 'pressed')
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(opener(page)).toHaveAttribute('title', 'pressed')
  })

  test('4.7 9.7 a click on the mask does nothing', async ({ page }) => {
    await askIn(page)
    await expect(confirm(page)).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(button(page, 'Yes')).toBeVisible()
    expect(await answersIn(page)).toEqual(['Ban?: onShow'])
    await page.keyboard.press('Escape')
    await expect(confirm(page)).toHaveCount(0)
  })

  test('4.7 a second one takes the place of the first', async ({ page }) => {
    await askIn(page)
    await askIn(page, { header: 'Close the account?' })
    await expect(confirm(page)).toHaveCount(1)
    await expect(confirm(page)).toHaveAccessibleName('Close the account?')
    await button(page, 'Yes').click()
    await expect(confirm(page)).toHaveCount(0)
    expect(await answersIn(page)).toEqual([
      'Ban?: onShow',
      'Close the account?: onShow',
      'Close the account?: accept'
    ])
  })

  test('4.7 one that is asked on accepting stays open', async ({ page }) => {
    await askIn(page, { onAccept: 'asks again' })
    await button(page, 'Yes').click()
    await expect(confirm(page)).toHaveAccessibleName('Sure?')
    await expect(button(page, 'Yes')).toBeFocused()
    await button(page, 'No').click()
    await expect(confirm(page)).toHaveCount(0)
    expect(await answersIn(page)).toEqual([
      'Ban?: onShow',
      'Ban?: accept',
      'Sure?: onShow',
      'Sure?: reject'
    ])
  })

  test('4.7 closes although accepting fails', async ({ page, pageErrors }) => {
    pageErrors.allow(/accepting failed/u)
    await askIn(page, { onAccept: 'throws' })
    await button(page, 'Yes').click()
    await expect(confirm(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
    await askIn(page)
    await expect(confirm(page)).toBeVisible()
  })

  test('4.7 only one in front of a dialog hears Escape', async ({ page }) => {
    await open(page)
    await askIn(page)
    await expect(button(page, 'Yes')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(confirm(page)).toHaveCount(0)
    await expect(button(page, 'Maximise')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('4.7 closable and closeOnEscape false leave the two answers', async ({
    page
  }) => {
    await askIn(page, { closable: false, closeOnEscape: false })
    await expect(button(page, 'Yes')).toBeFocused()
    await expect(button(page, 'Close')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await button(page, 'No').click()
    expect(await answersIn(page)).toEqual(['Ban?: onShow', 'Ban?: reject'])
  })

  test('4.7 of a group without a host does not open', async ({ page }) => {
    await askIn(page, { group: 'nowhere' })
    await askIn(page, { header: 'Here?' })
    await expect(confirm(page)).toHaveAccessibleName('Here?')
    expect(await answersIn(page)).toEqual(['Here?: onShow'])
  })
})
