import { dropEmpty } from '../api/addresses.ts'
import { backend } from '../backend/backend.ts'
import { listRequestOf } from '../backend/endpoint.ts'
import { type Call, calls } from '../contract/calls.ts'
import type { Params } from '../contract/params.ts'
import type { ListFilter } from '../features/list/store/list-filters.ts'
import { ANY, type ListRules } from '../features/list/store/list-parameters.ts'
import {
  requestedPage,
  rowsParams
} from '../features/list/store/list-request.ts'
import type { List } from '../features/list/store/list-state.ts'
import type { PrefetchParam, RowsToPrefetch } from './rows-request.ts'

/** Characters with only one encoding in a URL. */
const WORD = '[\\w.@-]{1,200}'
const WORDS = `${WORD}(?:,${WORD})*`

/** Periods of whole days up to today. */
const DAYS = { today: 1, '7d': 7, '30d': 30 }

/** Other periods and other kinds of filters need the list's own parser. */
export function rowsToPrefetch({
  definition,
  rules,
  query
}: Pick<List<unknown>, 'definition' | 'rules' | 'query'>):
  | RowsToPrefetch
  | undefined {
  const call: Call = calls[definition.call]
  const usual = rowsParams(definition, requestedPage(query(undefined)))
  const request = listRequestOf(backend, call, usual)
  if (!request) return undefined
  if (!request.isAsAddressed) {
    // Only the client knows today, and with it a usual period.
    return rules.defaultFilters ? undefined : fixedRows(request)
  }
  const params = rules.filters.flatMap(filter => filterParam(filter, rules))
  params.push(search)
  for (const [name, value] of Object.entries(usual)) {
    params.push({ name, usual: value, plain: pageParam(name, rules) ?? value })
  }
  return { path: request.path, params }
}

/** What an address asks for beside them is left to the client. */
function fixedRows({
  path,
  query
}: {
  path: string
  query: Params
}): RowsToPrefetch {
  const params = Object.entries(dropEmpty(query)).flatMap(([name, value]) =>
    [value].flat().map((one): PrefetchParam => ({
      name: encodeURI(name),
      usual: encodeURI(String(one)),
      plain: literally(encodeURI(String(one)))
    }))
  )
  return { path, params }
}

/** As a pattern; no address changes it. */
function literally(text: string): string {
  return text.replaceAll(
    /[^\w%]/gu,
    character => `\\u{${character.codePointAt(0)?.toString(16)}}`
  )
}

const search: PrefetchParam = { name: 'search', plain: WORD }

function filterParam(
  filter: ListFilter,
  { defaultFilters }: ListRules
): PrefetchParam[] {
  const { name } = filter
  const usual = defaultFilters?.[name]?.join(',')
  switch (filter.kind) {
    case 'choice':
      return [{ name, plain: WORDS }]
    case 'one':
    case 'text':
      return [{ name, plain: filter.values?.join('|') ?? WORD }]
    case 'period':
      return usual === undefined
        ? [{ name, days: DAYS }]
        : [{ name, usual, days: { ...DAYS, [ANY]: 0 } }]
    default:
      return []
  }
}

function pageParam(
  name: string,
  { pageSizes, sortFields }: ListRules
): string | undefined {
  if (name === 'page') return '[1-9]\\d{0,5}'
  if (name === 'limit') return pageSizes.join('|')
  if (name !== 'sort') return undefined
  const field = `-?(?:${sortFields.join('|')})`
  return `${field}(?:,${field})*`
}
