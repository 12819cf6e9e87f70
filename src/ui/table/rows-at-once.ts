import { NARROW_BELOW_PX } from '../narrow.ts'

/**
 * A page of the usual size: a table is laid out as a whole for whatever is
 * added to it, so fewer would make the first frame hardly shorter.
 */
export const ROWS_PER_FRAME = 25

/** In px, without a layout; must match the style sheets. */
const HEAD_PX = 240
const CARD_PX = 68

export function areRowsCards(): boolean {
  return innerWidth < NARROW_BELOW_PX
}

/** Rows of the first frame; of cards, those in the window. */
export function rowsAtOnce(): number {
  return areRowsCards()
    ? Math.max(1, Math.ceil((innerHeight - HEAD_PX) / CARD_PX))
    : ROWS_PER_FRAME
}
