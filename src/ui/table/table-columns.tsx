import type { JSX } from 'react'

import type { Column, ColumnWidth } from './column.ts'

interface TableColumnsProps<Row> {
  columns: readonly Column<Row>[]
  select: boolean
  rowEndCount: 0 | 1 | 2
}

export function TableColumns<Row>({
  columns,
  select,
  rowEndCount
}: TableColumnsProps<Row>): JSX.Element {
  return (
    <colgroup className="max-sm:hidden">
      {select && <col className={SHARES.select} />}
      {columns.map(column => (
        <col
          key={column.id}
          className={SHARES[column.width ?? 'text']}
          data-column={column.id}
        />
      ))}
      {rowEndCount > 0 && (
        <col
          className={SHARES[rowEndCount === 1 ? 'row-action' : 'row-actions']}
        />
      )}
    </colgroup>
  )
}

/**
 * In px at a default font size of 16 px: what is left over is shared out in
 * proportion, also where a person has set the widths of some. The columns shown
 * first fit a screen of 1440 px.
 */
const SHARES: Readonly<
  Record<ColumnWidth | 'select' | 'row-action' | 'row-actions', string>
> = {
  name: '[--share:222]',
  text: '[--share:120]',
  email: '[--share:238]',
  person: '[--share:132]',
  // The longest status, in German.
  status: '[--share:112] [&:lang(de)]:[--share:136]',
  kind: '[--share:100]',
  'transaction-type': '[--share:120]',
  reference: '[--share:122]',
  'short-money': '[--share:120]',
  money: '[--share:148]',
  // Beside a longer status there is less room.
  'long-money': '[--share:198] [&:lang(de)]:[--share:186]',
  time: '[--share:160]',
  date: '[--share:112]',
  number: '[--share:76]',
  percent: '[--share:104]',
  code: '[--share:72]',
  actions: '[--share:84]',
  select: '[--share:40]',
  // Width for one or two buttons.
  'row-action': '[--share:40]',
  'row-actions': '[--share:72]'
}
