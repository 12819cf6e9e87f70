import { NARROW_BELOW_PX } from '../narrow.ts'

/** In px, without a layout; must match the style sheets. */
const HEAD_PX = 240
const ROW_PX = 36
const CARD_PX = 68

export function areRowsCards(): boolean {
  return innerWidth < NARROW_BELOW_PX
}

/** An estimate for rows of normal height. */
export function rowsInWindow(): number {
  const rowHeight = areRowsCards() ? CARD_PX : ROW_PX
  return Math.max(1, Math.ceil((innerHeight - HEAD_PX) / rowHeight))
}
