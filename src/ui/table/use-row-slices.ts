import { useEffect, useState } from 'react'

import { rowsInWindow } from './rows-in-window.ts'

/** Rows rendered per frame. */
const NEXT = 24

interface Slices<Row> {
  of: readonly Row[]
  /** The rows shown before, which the new ones replace. */
  before: readonly Row[]
  count: number
}

/**
 * Renders many rows in slices: first those that fill the window, the rest in
 * later frames, so that no frame takes long. Old rows stay until replaced.
 */
export function useRowSlices<Row>(
  rows: readonly Row[],
  /** Renders every row at once when a scroll position is restored. */
  atOnce: boolean
): { slice: readonly Row[]; isWhole: boolean } {
  const [slices, setSlices] = useState<Slices<Row>>({
    of: rows,
    before: [],
    count: firstOf(atOnce)
  })
  if (slices.of !== rows) {
    const before = shownOf(slices)
    setSlices({ of: rows, before, count: firstOf(atOnce) })
  }
  const isWhole = slices.count >= rows.length

  useEffect(() => {
    if (isWhole) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // Lets other work of this frame run first.
      timer = setTimeout(() =>
        setSlices({ ...slices, count: slices.count + NEXT })
      )
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [slices, isWhole])

  return { slice: shownOf(slices), isWhole }
}

/** The rows that fill the window; of compact rows, the last come later. */
function firstOf(atOnce: boolean): number {
  // There is no window during prerendering.
  return atOnce || typeof innerHeight !== 'number' ? Infinity : rowsInWindow()
}

function shownOf<Row>({ of, before, count }: Slices<Row>): readonly Row[] {
  if (count >= of.length) return of
  return [...of.slice(0, count), ...before.slice(count, of.length)]
}
