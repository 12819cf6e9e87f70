import * as v from 'valibot'

import { CanonicalMinor } from './fields.ts'
import { DEFAULT_PAGE_SIZE } from './list-answer.ts'
import type {
  FilterKind,
  filterKinds,
  ListCriteria,
  ParameterName
} from './lists.ts'
import { Instant } from './values.ts'

const PositiveInteger = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/u, 'Write a whole number above 0.'),
  v.transform(Number)
)

/** `status=active,suspended` */
const Several = v.pipe(
  v.string(),
  v.transform(text => text.split(',').filter(part => part !== ''))
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
  withCounts: v.optional(Several),
  /** From `nextCursor`; wins over `page`. Only ends of periods may change. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500, 'This is no cursor.')))
})

const described = (
  schema: v.GenericSchema<string, unknown>,
  description: string
): v.GenericSchema => v.pipe(v.optional(schema), v.description(description))

/** How each parameter of a filter is read, by what follows its name. */
const schemas: {
  [Kind in FilterKind]: Record<
    (typeof filterKinds)[Kind][number],
    v.GenericSchema
  >
} = {
  choice: { '': described(Several, 'Values separated by commas.') },
  one: { '': v.optional(v.string()) },
  text: { '': v.optional(v.string()) },
  period: {
    From: described(Instant, 'Inclusive.'),
    To: described(Instant, 'Exclusive.')
  },
  amount: {
    Min: described(CanonicalMinor, 'In minor units of `currency`, at least.'),
    Max: described(CanonicalMinor, 'In minor units of `currency`, at most.')
  }
}

type Read<Filter> = Filter extends readonly (infer Value)[]
  ? Value
  : Filter extends 'choice'
    ? string[]
    : string

type QueryEntries<Filters> = typeof ListQuery.entries & {
  [
    // A currency may be a filter of its own, too.
    Name in keyof Filters & string as Exclude<
      ParameterName<Name, Filters[Name]>,
      Exclude<keyof Filters, Name>
    >
  ]: v.OptionalSchema<v.GenericSchema<string, Read<Filters[Name]>>, undefined>
}

export function listQuery<const Criteria extends ListCriteria>(
  criteria: Criteria
): v.ObjectSchema<QueryEntries<Criteria['filters']>, undefined>
export function listQuery({
  filters
}: ListCriteria): v.ObjectSchema<v.ObjectEntries, undefined> {
  const hasAmount = Object.values(filters).includes('amount')
  const parameters = Object.entries(filters).flatMap(([name, filter]) =>
    typeof filter === 'string'
      ? Object.entries(schemas[filter]).map(([end, schema]) => [
          name + end,
          schema
        ])
      : [[name, v.optional(v.picklist(filter))]]
  )
  return v.object({
    ...ListQuery.entries,
    ...(hasAmount ? { currency: v.optional(v.string()) } : {}),
    ...Object.fromEntries(parameters)
  })
}
