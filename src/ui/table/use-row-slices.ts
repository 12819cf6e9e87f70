import { useEffect, useState } from 'react'

import { ROWS_PER_FRAME, rowsAtOnce } from './rows-at-once.ts'

interface Slices<Row> {
  of: readonly Row[]
  before: readonly Row[]
  count: number
}

/** Renders many rows over several frames. Old rows stay until replaced. */
export function useRowSlices<Row>(
  rows: readonly Row[],
  /** To restore a scroll position. */
  atOnce: boolean
): { slice: readonly Row[]; isComplete: boolean } {
  const [slices, setSlices] = useState<Slices<Row>>({
    of: rows,
    before: [],
    count: firstOf(atOnce)
  })
  if (slices.of !== rows) {
    const before = shownOf(slices)
    setSlices({ of: rows, before, count: firstOf(atOnce) })
  }
  const isComplete = slices.count >= rows.length

  useEffect(() => {
    if (isComplete) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // Other work of this frame comes first.
      timer = setTimeout(() =>
        setSlices({ ...slices, count: slices.count + ROWS_PER_FRAME })
      )
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [slices, isComplete])

  return { slice: shownOf(slices), isComplete }
}

function firstOf(atOnce: boolean): number {
  // There is no window during prerendering.
  return atOnce || typeof innerHeight !== 'number' ? Infinity : rowsAtOnce()
}

function shownOf<Row>({ of, before, count }: Slices<Row>): readonly Row[] {
  if (count >= of.length) return of
  return [...of.slice(0, count), ...before.slice(count, of.length)]
}
