import { isNarrow } from '../narrow.ts'

/**
 * A page of the usual size: a table is laid out as a whole for whatever is
 * added to it, so fewer would make the first frame hardly shorter.
 */
export const ROWS_PER_FRAME = 25

/** In px, as in the sheets at 16 px: to read the font size costs a layout. */
const HEAD_PX = 240
const ROW_PX = 36
const CARD_PX = 68

/** Rows of the first frame: at least those in the window. */
export function rowsAtOnce(): number {
  const [height, least] = isNarrow() ? [CARD_PX, 1] : [ROW_PX, ROWS_PER_FRAME]
  return Math.max(least, Math.ceil((innerHeight - HEAD_PX) / height))
}
