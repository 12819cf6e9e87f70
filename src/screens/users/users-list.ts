import { createList } from '../../features/list/store/list.ts'

export const usersList = createList({
  route: 'users',
  call: 'users',
  defaultSort: [{ field: 'createdAt', descending: true }],
  tabs: { details: [], notes: [] },
  total: 'with-rows'
})
