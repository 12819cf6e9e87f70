import type { JSX, ReactNode } from 'react'

export interface MoneyTextProps {
  /** `+` or U+2212 in lists of entries, nothing for a balance. */
  sign?: '' | '+' | '\u2212' | undefined
  /** The number, already written out with its separators. */
  digits: string
  /** The currency's code. */
  code: ReactNode
  tone?: MoneyTone | undefined
  /** Said before the amount, `credit` for instance, and not shown. */
  spoken?: string | undefined
  /** `+2` for more wallets, `''` to keep the room of it in a column. */
  more?: string | undefined
}

export type MoneyTone =
  | 'credit'
  | 'debit'
  | 'pending'
  | 'void'
  | 'plain'
  | 'zero'

/** An amount as `[sign][number] [code]`, numbers ending on one line. */
export function MoneyText({
  sign = '',
  digits,
  code,
  tone = 'plain',
  spoken,
  more
}: MoneyTextProps): JSX.Element {
  return (
    <>
      {spoken && <span className="sr-only">{spoken} </span>}
      <span className="money" data-tone={tone}>
        <span>
          {sign}
          {digits}
        </span>{' '}
        <span>{code}</span>
      </span>
      {more !== undefined && <span className="money-more">{more}</span>}
    </>
  )
}
