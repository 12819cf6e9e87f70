import { transactionStatus, transactionTypes } from '../domain/status.ts'
import { messages } from '../messages.ts'
import type { EnumFilter } from './list-toolbar.tsx'
import { statusFilter } from './status-filter.ts'

/** The filters of both transaction lists. */
export const transactionFilters: EnumFilter[] = [
  {
    name: 'type',
    label: messages.transactions.type,
    options: Object.entries(transactionTypes).map(([value, label]) => ({
      value,
      label
    }))
  },
  statusFilter(messages.transactions.status, transactionStatus)
]
