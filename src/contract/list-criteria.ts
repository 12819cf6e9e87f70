/** The kinds of filters: what follows a filter's name in its parameters. */
export const filterKinds = {
  /** Any of several values, of an enumeration that may grow. */
  choice: [''],
  /** One value. */
  one: [''],
  text: [''],
  /** Days or instants: from inclusive, to exclusive. */
  period: ['From', 'To'],
  /** Minor units of one `currency`, both inclusive. */
  amount: ['Min', 'Max']
} as const

export type FilterKind = keyof typeof filterKinds

/** What a list is sorted and filtered by: all else derives from it. */
export interface ListCriteria {
  /** The first is the default. */
  sorts: readonly string[]
  /** In the order of their controls; or the values, of which it is one. */
  filters: Readonly<Record<string, FilterKind | readonly string[]>>
}

export type SortName<Criteria extends ListCriteria> = Criteria['sorts'][number]
export type FilterName<Criteria extends ListCriteria> =
  keyof Criteria['filters'] & string

/** What a filter is asked for as; an amount is one of a currency. */
export type ParameterName<Name extends string, Filter> =
  | `${Name}${Filter extends FilterKind ? (typeof filterKinds)[Filter][number] : ''}`
  | (Filter extends 'amount' ? 'currency' : never)

export const flag = ['true', 'false'] as const
