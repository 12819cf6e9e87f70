import { useEffect, useState } from 'react'

import { rowsInWindow } from './rows-in-window.ts'

/** What a frame has time for. */
const NEXT = 24

interface Slices<Row> {
  of: readonly Row[]
  /** What was shown before, in whose place the rows come. */
  before: readonly Row[]
  count: number
}

/**
 * Returns many rows bit by bit: first those that fill the window, and the rest
 * in the frames after it, so that none of them takes long. Rows of before
 * stay in their place until then.
 */
export function useRowSlices<Row>(
  rows: readonly Row[],
  /** All at once, for who is going on from a place among them. */
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
      // What waits for this frame comes first.
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

/**
 * How many rows the first frame brings: those that the window shows. Where they
 * are compact, the last come a frame later.
 */
function firstOf(atOnce: boolean): number {
  // A page that is built has no window, and no rows.
  return atOnce || typeof innerHeight !== 'number' ? Infinity : rowsInWindow()
}

function shownOf<Row>({ of, before, count }: Slices<Row>): readonly Row[] {
  if (count >= of.length) return of
  return [...of.slice(0, count), ...before.slice(count, of.length)]
}
