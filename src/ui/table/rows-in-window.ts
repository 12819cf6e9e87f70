import { NARROW_BELOW_PX } from '../narrow.ts'

/**
 * An estimate, which costs no layout: what stands above the rows, and the usual
 * height of a row and of a card. The heights are those of the style sheets.
 */
const HEAD_PX = 240
const ROW_PX = 36
const CARD_PX = 68

/** Whether the window shows rows as cards. */
export function areRowsCards(): boolean {
  return innerWidth < NARROW_BELOW_PX
}

/** How many rows of the usual height the window shows; of compact ones more. */
export function rowsInWindow(): number {
  const rowHeight = areRowsCards() ? CARD_PX : ROW_PX
  return Math.max(1, Math.ceil((innerHeight - HEAD_PX) / rowHeight))
}
