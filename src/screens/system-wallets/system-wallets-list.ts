import { createList } from '../../features/list/store/list.ts'

export const systemWalletsList = createList({
  route: 'system-wallets',
  call: 'systemWallets',
  defaultSort: [{ field: 'name', descending: false }],
  total: 'with-rows'
})
