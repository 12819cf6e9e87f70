/**
 * Of a link at the end of a row. Short, since rows are many; its colour is that
 * of its cell, and is seen only where a row is looked at.
 */
export const ROW_LINK =
  'grid size-control-sm flex-none place-items-center rounded-md border border-transparent hover:bg-press hover:text-ink active:bg-press idle-row:not-expanded:text-transparent'

/** Of a button that opens a menu there. */
export const ROW_BUTTON = `${ROW_LINK} expanded:bg-press expanded:text-ink unavailable:cursor-not-allowed unavailable:bg-transparent unavailable:text-edge forced-colors:unavailable:border-gray-text forced-colors:unavailable:text-gray-text`
