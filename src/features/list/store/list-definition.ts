import { backend } from '../../../backend/backend.ts'
import { type Call, type CallName, calls } from '../../../contract/calls.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../../contract/list-answer.ts'
import type { SortField } from '../../../format/sort-order.ts'
import type { RouteName } from '../../../routes/table.ts'
import { declaredRules } from './declared-rules.ts'
import type { ListFilter } from './list-filters.ts'
import type { ListRules } from './list-parameters.ts'

export interface ListDefinition<Name extends CallName> {
  route: RouteName
  call: Name
  filters: readonly ListFilter[]
  defaultSort: SortField[]
  /** Filters of a URL without any. */
  defaultFilters?: Record<string, string[]>
  /** `apart`: the total is a separate request, since counting takes long. */
  total: 'with-rows' | 'apart'
}

export function rulesOf<Name extends CallName>(
  definition: ListDefinition<Name>
): ListRules {
  const call: Call = calls[definition.call]
  const { defaultFilters } = definition
  const rules = {
    pageSizes: PAGE_SIZES,
    defaultLimit: DEFAULT_PAGE_SIZE,
    sortFields: call.sorts ?? [],
    defaultSort: definition.defaultSort,
    filters: definition.filters,
    ...(defaultFilters ? { defaultFilters } : {})
  }
  if (backend !== null) return declaredRules(backend, definition.call, rules)
  return rules
}
