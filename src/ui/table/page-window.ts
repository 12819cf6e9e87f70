/** Items including gaps; a fixed count keeps the pager's width. */
const SLOTS = 7

export type PageSlot = number | 'gap-before' | 'gap-after'

/** First, last and neighbours, always filling `SLOTS`. */
export function pageWindow(page: number, last: number): PageSlot[] {
  if (last <= SLOTS) return numbers(1, last)
  if (page < SLOTS - 2) return [...numbers(1, SLOTS - 2), 'gap-after', last]
  if (page > last - SLOTS + 3) {
    return [1, 'gap-before', ...numbers(last - SLOTS + 3, last)]
  }
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', last]
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    return from + index
  })
}
