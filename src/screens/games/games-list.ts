import { createList } from '../../features/list/store/list.ts'

export const gamesList = createList({
  route: 'games',
  call: 'games',
  defaultSort: [{ field: 'name', descending: false }],
  total: 'with-rows'
})
