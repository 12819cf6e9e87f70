import { backend } from '../../../backend/backend.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../../contract/list-answer.ts'
import {
  type ListCriteria,
  listCriteria,
  type ListName
} from '../../../contract/lists.ts'
import type { SortField } from '../../../format/sort-order.ts'
import type { RouteName } from '../../../routes/table.ts'
import { type ListFilter, parametersOf } from './list-filters.ts'
import type { ListRules } from './list-parameters.ts'

export interface ListDefinition<Name extends ListName> {
  route: RouteName
  call: Name
  defaultSort: SortField[]
  /** Filters of a URL without any. */
  defaultFilters?: Record<string, string[]>
  /** The filters of each tab of its drawer, beside the details. */
  tabs?: ListRules['tabs']
  /** `apart`: the total is a separate request, since counting takes long. */
  total: 'with-rows' | 'apart'
}

/** Only what the backend can filter and sort by. */
export function rulesOf<Name extends ListName>(
  definition: ListDefinition<Name>
): ListRules {
  const { call, defaultFilters = {} } = definition
  const criteria: ListCriteria = listCriteria[call]
  const { pageSize, byCursor } = backend
  const sortsBy = (field: string): boolean => backend.sorts(call, field)
  const filters = filtersOf(criteria).filter(filter =>
    // Half a period would be asked for as a whole one.
    parametersOf(filter).every(name => backend.filters(call, name))
  )
  const usual = Object.entries(defaultFilters).filter(([name]) =>
    filters.some(filter => filter.name === name)
  )
  return {
    pageSizes: pageSize === undefined ? PAGE_SIZES : [pageSize],
    defaultLimit: pageSize ?? DEFAULT_PAGE_SIZE,
    sortFields: criteria.sorts.filter(sortsBy),
    defaultSort: definition.defaultSort.filter(({ field }) => sortsBy(field)),
    withoutSearch: !backend.searches(call),
    byCursor,
    without: backend.without(call),
    choices: backend.choices(call),
    filters,
    ...(definition.tabs && { tabs: definition.tabs }),
    ...(usual.length > 0 ? { defaultFilters: Object.fromEntries(usual) } : {})
  }
}

function filtersOf({ filters }: ListCriteria): ListFilter[] {
  return Object.entries(filters).map(([name, filter]) =>
    typeof filter === 'string'
      ? { kind: filter, name }
      : { kind: 'one', name, values: filter }
  )
}
