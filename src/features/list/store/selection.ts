import { atom, type ReadableAtom } from 'nanostores'

import { $route } from '../../../stores/route.ts'
import { $session } from '../../../stores/session.ts'

/** The chosen rows of a list, kept while filters, order or pages hide them. */
export interface Selection<Row> {
  /** The rows by key, in the order in which they were chosen. */
  $selected: ReadableAtom<ReadonlyMap<string, Row>>
  /** Chooses a row, or drops it; a range starts here. */
  toggle: (row: Row) => void
  /**
   * Toggles a row, and does the same to all rows of the page between it and
   * the row toggled last. Without such a row on the page it is a `toggle`.
   */
  toggleRange: (page: readonly Row[], row: Row) => void
  /** Chooses or drops these rows. */
  setPage: (page: readonly Row[], on: boolean) => void
  /** Puts newer rows in the place of chosen ones with the same key. */
  renew: (rows: readonly Row[]) => void
  clear: () => void
}

/** Makes the selection of a list. It ends with the session. */
export function createSelection<Row>(
  rowKey: (row: Row) => string
): Selection<Row> {
  const $selected = atom<ReadonlyMap<string, Row>>(new Map())
  let last: string | undefined

  function set(rows: readonly Row[], on: boolean): void {
    const selected = new Map($selected.get())
    for (const row of rows) {
      if (on) selected.set(rowKey(row), row)
      else selected.delete(rowKey(row))
    }
    $selected.set(selected)
  }

  function change(rows: readonly Row[], row: Row): void {
    set(rows, !$selected.get().has(rowKey(row)))
    last = rowKey(row)
  }

  function clear(): void {
    last = undefined
    if ($selected.get().size > 0) $selected.set(new Map())
  }

  // What is chosen belongs to one place, not to the list of another user, and
  // is as good under any filter.
  let place = $route.get()?.pathname
  $route.listen(route => {
    if (route?.pathname !== place) clear()
    place = route?.pathname
  })
  $session.listen(session => {
    if (session.kind !== 'admin') clear()
  })

  return {
    $selected,
    toggle: row => change([row], row),
    toggleRange(page, row) {
      const from = page.findIndex(item => rowKey(item) === last)
      const to = page.findIndex(item => rowKey(item) === rowKey(row))
      const range = page.slice(Math.min(from, to), Math.max(from, to) + 1)
      change(from === -1 || to === -1 ? [row] : range, row)
    },
    setPage: set,
    renew(rows) {
      const selected = $selected.get()
      const known = rows.filter(row => selected.has(rowKey(row)))
      if (known.some(row => selected.get(rowKey(row)) !== row)) set(known, true)
    },
    clear
  }
}
