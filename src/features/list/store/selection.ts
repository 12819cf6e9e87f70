import { atom, type ReadableAtom } from 'nanostores'

import { $route } from '../../../stores/route.ts'
import { $session } from '../../../stores/session.ts'

/** Stays while filters, sort or pages hide its rows. */
export interface Selection<Row> {
  /** By key, in the order of selection. */
  $selected: ReadableAtom<ReadonlyMap<string, Row>>
  /** The next range starts here. */
  toggle: (row: Row) => void
  /** Also changes the rows of the page since the one toggled last, if any. */
  toggleRange: (page: readonly Row[], row: Row) => void
  setPage: (page: readonly Row[], on: boolean) => void
  /** Replaces selected rows by newer ones with the same key. */
  renew: (rows: readonly Row[]) => void
  replace: (rows: readonly Row[]) => void
  clear: () => void
}

/** Ends with the session. */
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

  // A selection belongs to one path (one user's list), under any filter.
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
    replace(rows) {
      $selected.set(new Map(rows.map(row => [rowKey(row), row])))
    },
    clear
  }
}
