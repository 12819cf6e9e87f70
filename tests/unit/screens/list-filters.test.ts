import { expect, test } from 'vitest'

import { callQueries } from '../../../src/contract/call-queries.ts'
import { ListQuery } from '../../../src/contract/list-query.ts'
import type { ListFilter } from '../../../src/features/list/store/list-filters.ts'
import * as lists from '../../../src/screens/lists.ts'

test.each(
  Object.values(lists).flatMap(list =>
    'definition' in list ? [[list.route, list.definition] as const] : []
  )
)('the list of %s filters by all that its call takes', (_, definition) => {
  const { call, filters } = definition
  const query = callQueries[call as keyof typeof callQueries]
  const taken = Object.keys(query.entries).filter(
    name => !Object.hasOwn(ListQuery.entries, name)
  )
  const sent = new Set(filters.flatMap(paramsOf))
  expect([...sent].toSorted()).toEqual(taken.toSorted())
})

function paramsOf({ kind, name }: ListFilter): string[] {
  if (kind === 'period') return [`${name}From`, `${name}To`]
  if (kind === 'amount') return [`${name}Min`, `${name}Max`, 'currency']
  return [name]
}
