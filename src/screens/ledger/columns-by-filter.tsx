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

type Ledger = Pick<ListView<Transaction>, 'list' | 'columns'>

/** In a list of what is open how long it waits; of what admins did, who did. */
export function columnsByFilter(
  ledger: Ledger
): Pick<ListView<Transaction>, 'columnsFor'> {
  const { columns } = ledger
  const ofQueue = openStatuses.length === 0 ? columns : withWaiting(ledger)
  const ofAdmins = columns.map(ofAdmin)
  return {
    columnsFor: ({ status, byAdmin, operatorId }) => {
      if (status?.every(word => openStatuses.includes(word))) return ofQueue
      return operatorId || byAdmin?.[0] === 'true' ? ofAdmins : columns
    }
  }
}

/** Who did it takes the room of the balance, which may be shown beside it. */
function ofAdmin(column: Column<Transaction>): Column<Transaction> {
  if (column.id === 'operator')
    return { ...column, optional: false, card: 'line' }
  return column.id === 'balanceAfter'
    ? { ...column, optional: true, card: undefined }
    : column
}

function withWaiting({ list, columns }: Ledger): Ledger['columns'] {
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
  return others.toSpliced(place || others.length, 0, waiting)
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
