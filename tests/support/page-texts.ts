import type { Page } from '@playwright/test'

/** What people read or are told, one piece of text each. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(readTexts)
}

/** Runs in the page, so it may use nothing from outside. */
function readTexts(): string[] {
  const spoken = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']
  const texts: string[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (
      parent?.closest(
        'script, style, noscript, pre, textarea, [data-slot=avatar]'
      )
    )
      continue
    texts.push(walker.currentNode.nodeValue ?? '')
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
  }
  return texts.map(text => text.trim()).filter(Boolean)
}

/** Texts that are cut, and can be read nowhere else. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(readCutTexts)
}

/** Runs in the page, so it may use nothing from outside. */
function readCutTexts(): string[] {
  const cut: string[] = []
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { overflowX, textOverflow } = getComputedStyle(element)
    const hides = overflowX === 'hidden' || overflowX === 'clip'
    const isSeen = element.clientWidth > 1 && element.checkVisibility()
    const ownText = [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()
    )
    const isText = ownText || textOverflow === 'ellipsis'
    if (!hides || !isSeen || !isText) continue
    if (element.scrollWidth <= element.clientWidth + 1) continue
    const told = element.closest('[title], button[aria-label], a[aria-label]')
    // What a row or a result holds is whole in its details.
    if (told || element.closest('td, [role=option], [data-slot=brand]'))
      continue
    cut.push(`${element.tagName} ${element.className}: ${element.textContent}`)
  }
  return cut
}

/** What is wider than what shows it, and so pushes the page sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
