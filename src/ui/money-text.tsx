import type { JSX, ReactNode } from 'react'

import { digitsClass } from './digits.tsx'

export interface MoneyTextProps {
  /** Empty for a balance. */
  sign?: '' | '+' | '\u2212' | undefined
  digits: string
  code: ReactNode
  tone?: MoneyTone | undefined
  /** Read out before the amount, such as `credit`. */
  spoken?: string | undefined
}

export type MoneyTone =
  | 'credit'
  | 'debit'
  | 'pending'
  | 'void'
  | 'plain'
  | 'zero'

const TONE: Readonly<Record<MoneyTone, string | undefined>> = {
  credit: 'text-pos-text',
  debit: undefined,
  pending: 'text-ink-3',
  void: 'text-ink-3 line-through decoration-1',
  plain: undefined,
  zero: 'text-ink-3'
}

/** Too long for its cell of a table, it ends before its code, in an ellipsis. */
const DIGITS = 'min-w-0 not-print:sm:in-[.data-table]:truncate'

/** In a column, numbers end on one line: the code has a slot of its own. */
export function MoneyText({
  sign = '',
  digits,
  code,
  tone = 'plain',
  spoken
}: MoneyTextProps): JSX.Element {
  return (
    <>
      {spoken && <span className="sr-only">{spoken} </span>}
      <span
        className="inline-flex max-w-full min-w-0 gap-1.5 whitespace-nowrap"
        data-slot="money"
        dir="ltr"
      >
        <span
          className={`${DIGITS} ${digitsClass(digits)} ${TONE[tone] ?? ''}`.trimEnd()}
        >
          {`${sign}${digits}`}
        </span>{' '}
        <span className="min-w-6 text-start text-xs tracking-normal text-ink-3 in-[dd,b,small]:min-w-0">
          {code}
        </span>
      </span>
    </>
  )
}
