import type { Money } from '../../contract/values.ts'
import type { StatusLook } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import type { Column } from '../../ui/table/column.ts'
import { type Amount, MoneyCell } from './money-cell.tsx'
import { Status } from './status-word.tsx'
import { type Instant, TimeCell } from './time-cell.tsx'
import { UntrustedText } from './untrusted-text.tsx'

type Cell<Row> = Column<Row>['cell']

export function textCell<Row>(
  read: (row: Row) => string | undefined,
  className?: string
): Cell<Row> {
  return row => <UntrustedText className={className} text={read(row)} />
}

export function statusCell(
  table: Record<string, StatusLook>
): Cell<{ status: string }> {
  return row => <Status table={table} value={row.status} />
}

/** ISO 8601; `null` is "never". */
export function timeCell<Row>(
  read: (row: Row) => string | null | undefined,
  mode: Instant['mode']
): Cell<Row> {
  return (row, rowContext) => {
    const instant = read(row)
    if (instant === null) {
      return <span className="dim">{messages.table.never}</span>
    }
    return (
      instant && (
        <TimeCell instant={instant} mode={mode} rowContext={rowContext} />
      )
    )
  }
}

export function moneyCell<Row>(
  read: (row: Row) => Money | undefined,
  sign?: Amount['sign']
): Cell<Row> {
  return (row, { currencies }) => {
    const money = read(row)
    return (
      money && (
        <MoneyCell
          minorUnits={money.amount}
          currency={money.currency}
          currencies={currencies}
          sign={sign}
        />
      )
    )
  }
}
