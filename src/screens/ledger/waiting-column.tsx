import { config } from '../../config.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { ListView } from '../../features/list/list-view.ts'
import { messages } from '../../messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { triangleAlertIcon } from '../../ui/icons.ts'
import type { Column } from '../../ui/table/column.ts'
import { isOpen } from './open-entry.ts'
import { openStatuses } from './open-statuses.ts'

const texts = messages.openEntries

const MINUTE = 60_000

/** How long each has waited, in a list of what is open and nothing else. */
export function withWaiting({
  list,
  columns
}: Pick<ListView<Transaction>, 'list' | 'columns'>): Pick<
  ListView<Transaction>,
  'columnsFor'
> {
  if (openStatuses.length === 0) return {}
  const waiting: Column<Transaction> = {
    id: 'waiting',
    head: texts.waiting,
    sortField: list.rules.sortFields.find(field => field === 'createdAt'),
    turned: true,
    ages: true,
    width: 'date',
    card: 'line',
    shows: ['createdAt'],
    cell: (entry, { now }) =>
      isOpen(entry) ? waitingCell(entry.createdAt, now()) : null
  }
  // Nothing that is open has moved a balance.
  const others = columns.filter(({ id }) => id !== 'balanceAfter')
  const place = others.findIndex(({ id }) => id === 'status') + 1
  const all = others.toSpliced(place || others.length, 0, waiting)
  return {
    columnsFor: ({ status }) =>
      status?.every(word => openStatuses.includes(word)) ? all : columns
  }
}

function waitingCell(since: string, now: number): React.ReactNode {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE))
  const isLate = minutes >= config.waitingLimitHours * 60
  return (
    <span
      className={`inline-flex items-center gap-1 ${isLate ? 'text-neg-text' : ''}`}
    >
      <time dateTime={since}>{waitingText(minutes)}</time>
      {isLate && (
        <>
          <Icon path={triangleAlertIcon} size={14} />
          <span className="sr-only">
            {texts.late(config.waitingLimitHours)}
          </span>
        </>
      )}
    </span>
  )
}

function waitingText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? texts.hours(hours, minutes % 60)
    : texts.days(Math.floor(hours / 24), hours % 24)
}
