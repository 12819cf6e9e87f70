import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/** The least height and width of a target, in CSS pixels (WCAG 2.5.8). */
const LEAST_PX = 24

/**
 * Each control can be hit on 24 by 24 px at least, by what lies there for a
 * pointer. Left out is what WCAG 2.5.8 leaves out: a link in a sentence, and
 * the edge of a column, whose width has larger buttons in the menu of columns.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(least => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="option"]'
    const isHit = (control: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null &&
        (control.contains(hit) || hit.closest('label')?.control === control)
      )
    }
    // A pixel of a border may be drawn half.
    const isIn = (length: number): boolean => length >= least - 0.5
    const stretch = (
      control: Element,
      [x, y]: [number, number],
      [right, down]: [number, number]
    ): number => {
      let length = 0
      while (
        length <= least &&
        isHit(control, x + (length + 0.5) * right, y + (length + 0.5) * down)
      ) {
        length += 0.5
      }
      return length
    }
    const isInSentence = (control: Element): boolean => {
      const said = control.closest('p, li')?.textContent.trim() ?? ''
      return (
        getComputedStyle(control).display === 'inline' &&
        said.length > control.textContent.trim().length
      )
    }
    return [...document.querySelectorAll(controls)].flatMap(control => {
      if (!control.checkVisibility() || isInSentence(control)) return []
      control.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { x, y, width, height } = control.getBoundingClientRect()
      const middle: [number, number] = [x + width / 2, y + height / 2]
      // What lies under another layer is not there to be hit.
      if (!isHit(control, ...middle)) return []
      const wide =
        stretch(control, middle, [1, 0]) + stretch(control, middle, [-1, 0])
      const high =
        stretch(control, middle, [0, 1]) + stretch(control, middle, [0, -1])
      return isIn(wide) && isIn(high)
        ? []
        : [`${wide} by ${high}: ${control.outerHTML.slice(0, 160)}`]
    })
  }, LEAST_PX)
  const size = page.viewportSize()
  expect(small, `${page.url()} at ${size?.width} px`).toEqual([])
}
