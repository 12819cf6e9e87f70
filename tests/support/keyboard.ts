import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

/** More stops than any screen has between two places of a walk. */
const MOST_STOPS = 150

/** Goes by Tab until this has the focus; every stop on the way can be seen. */
export async function tabTo(
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab'
): Promise<void> {
  const page = target.page()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    // oxlint-disable no-await-in-loop -- one stop after the other
    await page.keyboard.press(key)
    expect(await unseenFocus(page), 'a stop that cannot be seen').toBe('')
    if (await hasFocus(target)) return
    // oxlint-enable no-await-in-loop
  }
  throw new Error(`Tab never led to ${String(target)}`)
}

/** Goes there by Tab, and presses a key on it. */
export async function pressOn(target: Locator, key: string): Promise<void> {
  if (!(await hasFocus(target))) await tabTo(target)
  await target.page().keyboard.press(key)
}

/** This has the focus, and shows it. */
export async function expectFocusOn(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect.poll(() => unseenFocus(target.page())).toBe('')
}

/** Has the focus to be read first: it cannot be used, and needs no ring. */
export async function expectReadFirst(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect(target).toHaveAttribute('tabindex', '-1')
}

/** The focus is on it or in it, where several places are as good. */
export async function expectFocusWithin(place: Locator): Promise<void> {
  await expect
    .poll(() =>
      place.evaluate(element => element.contains(document.activeElement))
    )
    .toBe(true)
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll(found =>
    found.some(element => element === document.activeElement)
  )
}

/** What is wrong with the sight of the focus; `''` where nothing is. */
function unseenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing has the focus'
    const name = focused.outerHTML.slice(0, 160)

    // A field shows it on the box around it, a bare radio beside itself.
    const showing = [
      focused,
      focused.nextElementSibling,
      focused.parentElement,
      focused.parentElement?.parentElement
    ]
    const ringed = showing.some(element => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
    })
    if (!ringed) return `no ring: ${name}`

    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const inset = 2
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset]
    ] as const
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (focused.contains(hit) || hit.contains(focused))
    })
    return seen ? '' : `hidden: ${name}`
  })
}
