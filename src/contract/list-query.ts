import * as v from 'valibot'

import { DEFAULT_PAGE_SIZE } from './list-answer.ts'

const PositiveInteger = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/u, 'Write a whole number above 0.'),
  v.transform(Number)
)

/** `status=active,suspended` */
export const Several = v.optional(
  v.pipe(
    v.string(),
    v.transform(text => text.split(',').filter(part => part !== ''))
  )
)

export const ListQuery = v.object({
  page: v.optional(PositiveInteger, '1'),
  limit: v.optional(
    v.pipe(PositiveInteger, v.maxValue(100, 'At most 100.')),
    String(DEFAULT_PAGE_SIZE)
  ),
  /** `-createdAt,id`: in order, `-` for descending. */
  sort: v.optional(v.string()),
  search: v.optional(
    v.pipe(v.string(), v.maxLength(200, 'At most 200 characters.'))
  ),
  /** `false` omits what needs all matching rows: total and sums. */
  withTotal: v.optional(v.picklist(['true', 'false']), 'true'),
  /** Enumerations whose values to count: `status,type`. */
  withCounts: Several,
  /** From `nextCursor`; wins over `page`. Only ends of periods may change. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500, 'This is no cursor.')))
})
