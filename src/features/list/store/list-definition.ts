import { type Call, type CallName, calls } from '../../../contract/calls.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../../contract/list-answer.ts'
import type { SortField } from '../../../format/sort-order.ts'
import type { RouteName } from '../../../routes/table.ts'
import type { ListFilter } from './list-filters.ts'
import type { ListRules } from './list-parameters.ts'

/** What makes one list: its route, its call, and how it can be narrowed. */
export interface ListDefinition<Name extends CallName> {
  route: RouteName
  call: Name
  filters: readonly ListFilter[]
  defaultSort: SortField[]
  /** What a clean address is narrowed by. */
  defaultFilters?: Record<string, string[]>
  /** Whether rows and their total are two questions: counting takes long. */
  total: 'with-rows' | 'apart'
}

/** The rules by which the addresses of a list are read and written. */
export function rulesOf<Name extends CallName>(
  definition: ListDefinition<Name>
): ListRules {
  const call: Call = calls[definition.call]
  const { defaultFilters } = definition
  return {
    pageSizes: PAGE_SIZES,
    defaultLimit: DEFAULT_PAGE_SIZE,
    sortFields: call.sorts ?? [],
    defaultSort: definition.defaultSort,
    filters: definition.filters,
    ...(defaultFilters ? { defaultFilters } : {})
  }
}
