import type { Page } from '@playwright/test'

import { expectAlive } from './alive.ts'
import { holdRenderer } from './held-scripts.ts'

/** When another program writes into the page. */
export type Moment = 'as parsed' | 'just before hydration' | 'after hydration'

export const moments: readonly Moment[] = [
  'as parsed',
  'just before hydration',
  'after hydration'
]

/** What a program does to the document. It runs in the page. */
export type Change = () => void

/**
 * Opens a page in which another program makes a change at this moment. What
 * `meanwhile` does comes before hydration, unless the change comes after it.
 */
export async function openChanged(
  page: Page,
  path: string,
  moment: Moment,
  change: Change,
  meanwhile: () => Promise<void> = async () => undefined
): Promise<void> {
  if (moment === 'as parsed') {
    await page.addInitScript(`
      document.addEventListener('readystatechange', ${String(change)}, { once: true })
    `)
    await page.goto(path)
    await meanwhile()
  } else if (moment === 'just before hydration') {
    const release = await holdRenderer(page, path)
    await page.goto(path)
    await meanwhile()
    await page.evaluate(change)
    release()
  } else {
    await page.goto(path)
    await meanwhile()
    await expectAlive(page)
    await page.evaluate(change)
  }
}

/**
 * What password managers, spelling checkers and dark modes do: an element
 * before, after and inside of every island and field, an attribute and a style
 * at every field, an element first and last in `main` and `body`.
 */
export function addNodes(): void {
  const mark = (name: string): HTMLElement => {
    const element = document.createElement(name)
    element.dataset['foreign'] = ''
    return element
  }
  for (const island of document.querySelectorAll('astro-island')) {
    island.before(mark('span'))
    island.after(mark('span'))
    island.prepend(mark('span'))
    island.append(mark('span'))
    island.firstElementChild?.nextElementSibling?.prepend(mark('span'))
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    field.before(mark('div'))
    field.after(mark('div'))
    field.setAttribute('data-foreign-field', '')
    if (field instanceof HTMLElement) field.style.outlineWidth = '1px'
  }
  for (const place of document.querySelectorAll('main, body')) {
    place.prepend(mark('div'))
    place.append(mark('div'))
  }
}

/** What a translator does: every text is wrapped, and the old node is gone. */
export function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    const isShown =
      currentNode instanceof Text &&
      currentNode.data.trim() !== '' &&
      !currentNode.parentElement?.closest('script, style, noscript, template')
    if (isShown) texts.push(currentNode)
  }
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(text.data)
    text.replaceWith(font)
  }
}

/** What content blockers do: what is inside of an island is wrapped. */
export function wrapElements(): void {
  const all = 'astro-island > *, astro-island > * > *, tbody, tr, td > *'
  for (const element of document.querySelectorAll(all)) {
    const wrapper = document.createElement(
      element.matches('tr, tbody') ? element.localName : 'div'
    )
    wrapper.style.display = 'contents'
    element.replaceWith(wrapper)
    wrapper.append(element)
  }
}

/** What content blockers do: something of each island is gone. */
export function removeNodes(): void {
  for (const island of document.querySelectorAll('astro-island')) {
    for (const child of island.children) {
      if (child.matches('dialog, [popover]')) continue
      child.lastElementChild?.remove()
    }
    island.firstElementChild?.remove()
  }
}
