import type { ListFilter } from '../../features/list/store/list-filters.ts'
import { createList } from '../../features/list/store/list.ts'

/** Of what an admin did, in the order of their controls. */
export const recordFilters: readonly ListFilter[] = [
  { kind: 'choice', name: 'action' },
  { kind: 'period', name: 'createdAt' }
]

export const adminsList = createList({
  route: 'admins',
  call: 'admins',
  defaultSort: [{ field: 'name', descending: false }],
  tabs: { record: recordFilters },
  total: 'with-rows'
})
