import * as v from 'valibot'

import { DEFAULT_PAGE_SIZE } from './list-answer.ts'

/** A whole number in a query string, 1 or more. */
const PositiveInteger = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/u, 'Write a whole number above 0.'),
  v.transform(Number)
)

/** Several values of one field: `status=active,suspended`. */
export const Several = v.optional(
  v.pipe(
    v.string(),
    v.transform(text => text.split(',').filter(part => part !== ''))
  )
)

/** What every list call takes, as it stands in the query string. */
export const ListQuery = v.object({
  page: v.optional(PositiveInteger, '1'),
  limit: v.optional(
    v.pipe(PositiveInteger, v.maxValue(100, 'At most 100.')),
    String(DEFAULT_PAGE_SIZE)
  ),
  /** Fields in order, `-` in front for descending: `-createdAt,id`. */
  sort: v.optional(v.string()),
  search: v.optional(
    v.pipe(v.string(), v.maxLength(200, 'At most 200 characters.'))
  ),
  /** `false` leaves out whatever needs all matching rows: total and sums. */
  withTotal: v.optional(v.picklist(['true', 'false']), 'true'),
  /** Enumerations whose values are to be counted: `status,type`. */
  withCounts: Several,
  /**
   * From `nextCursor`; sent with the same filters and order, wins over page.
   * Only the ends of a period may be others than before.
   */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500, 'This is no cursor.')))
})
