import type { Page } from '@playwright/test'

/** Texts of one bar, form or page that are written over each other. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(readOverlaps)
}

/** Runs in the page, so it may use nothing from outside. */
function readOverlaps(): string[] {
  interface Piece {
    text: string
    layer: Element
    box: DOMRect
  }
  /** What has a place of its own, above what it covers. */
  const layerOf = (element: Element): Element => {
    for (let at = element; ; at = at.parentElement ?? document.body) {
      const { position } = getComputedStyle(at)
      if (at === document.body || !['static', 'relative'].includes(position)) {
        return at
      }
    }
  }
  /** The part of a box that no scroller cuts away. */
  const seenOf = (element: Element, box: DOMRect): DOMRect => {
    let { left, right, top, bottom } = box
    for (
      let at: Element | null = element;
      at && at !== document.body;
      at = at.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      if (overflowX !== 'visible') {
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
      }
      if (overflowY !== 'visible') {
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      if (position === 'fixed') break
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const text = node.nodeValue?.trim() ?? ''
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) {
      continue
    }
    if (parent.closest('option, script, style, svg, noscript')) continue
    const { clipPath, clip } = getComputedStyle(parent)
    if (clipPath !== 'none' || clip !== 'auto') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const box = seenOf(parent, line)
      if (box.width < 2 || box.height < 2) continue
      pieces.push({ text, layer: layerOf(parent), box })
    }
  }
  /** A line is higher than its letters: a touch is no overlap. */
  const TOUCH_PX = 4
  const found: string[] = []
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (one.layer !== other.layer || one.text === other.text) continue
      const wide =
        Math.min(one.box.right, other.box.right) -
        Math.max(one.box.left, other.box.left)
      const high =
        Math.min(one.box.bottom, other.box.bottom) -
        Math.max(one.box.top, other.box.top)
      if (wide > TOUCH_PX && high > TOUCH_PX) {
        found.push(`${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`)
      }
    }
  }
  return [...new Set(found)]
}
