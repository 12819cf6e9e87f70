import { useEffect } from 'react'

import { foundPlaces } from '../../format/search-key.ts'

/** Of `::highlight()` in src/styles/table.css. */
const MARKS = 'search'

/** Marks in the rows what was searched for, without rendering one of them. */
export function useSearchMarks(
  search: string,
  rows: readonly unknown[] | undefined
): void {
  useEffect(() => {
    // Firefox has it from 140 on.
    if (search === '' || !rows || !('highlights' in CSS)) return undefined
    const texts = document.querySelectorAll('tbody bdi')
    const ranges = [...texts].flatMap(({ firstChild }) =>
      firstChild instanceof Text ? rangesIn(firstChild, search) : []
    )
    CSS.highlights.set(MARKS, new Highlight(...ranges))
    return () => {
      CSS.highlights.delete(MARKS)
    }
  }, [search, rows])
}

function rangesIn(text: Text, search: string): Range[] {
  return foundPlaces(text.data, search).map(([start, end]) => {
    const range = new Range()
    range.setStart(text, start)
    range.setEnd(text, end)
    return range
  })
}
