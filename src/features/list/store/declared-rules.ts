import type { Resource } from '../../../backend/backend-definition.ts'
import type { Backend } from '../../../backend/define-backend.ts'
import type { CallName } from '../../../contract/calls.ts'
import type { ListFilter } from './list-filters.ts'
import type { ListRules } from './list-parameters.ts'

/** Only what the backend says it can filter and sort by. */
export function declaredRules(
  backend: Backend,
  call: CallName,
  rules: ListRules
): ListRules {
  const resource = backend.resourceOf(call)
  const { sorts = {}, filters = {}, search, without = [] } = resource ?? {}
  const { defaultFilters, ...others } = rules
  const { pageSize, currencies } = backend
  const ofAmounts = Object.keys(currencies).length > 1 ? ['currency'] : []
  const declared = rules.filters.filter(filter =>
    // Half a period would be asked for as a whole one.
    parametersOf(filter, ofAmounts).every(name => Object.hasOwn(filters, name))
  )
  const usual = Object.entries(defaultFilters ?? {}).filter(([name]) =>
    declared.some(filter => filter.name === name)
  )
  return {
    ...others,
    ...(pageSize === undefined
      ? {}
      : { pageSizes: [pageSize], defaultLimit: pageSize }),
    sortFields: rules.sortFields.filter(field => Object.hasOwn(sorts, field)),
    defaultSort: rules.defaultSort.filter(({ field }) =>
      Object.hasOwn(sorts, field)
    ),
    withoutSearch: search === undefined,
    byCursor: backend.byCursor === true,
    without,
    choices: choicesOf(filters),
    filters: declared,
    ...(usual.length > 0 ? { defaultFilters: Object.fromEntries(usual) } : {})
  }
}

/** `ofAmounts`: what else an amount asks for, as of one currency of several. */
function parametersOf(
  { kind, name }: ListFilter,
  ofAmounts: readonly string[]
): string[] {
  if (kind === 'period') return [`${name}From`, `${name}To`]
  return kind === 'amount' ? [`${name}Min`, `${name}Max`, ...ofAmounts] : [name]
}

function choicesOf(
  filters: NonNullable<Resource['filters']>
): Record<string, readonly string[]> {
  const named = Object.entries(filters).flatMap(([name, there]) =>
    typeof there === 'object' ? [[name, there.words.all] as const] : []
  )
  return Object.fromEntries(named)
}
