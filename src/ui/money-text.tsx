import type { JSX, ReactNode } from 'react'

export interface MoneyTextProps {
  /** Empty for a balance. */
  sign?: '' | '+' | '\u2212' | undefined
  digits: string
  code: ReactNode
  tone?: MoneyTone | undefined
  /** Read out before the amount, such as `credit`. */
  spoken?: string | undefined
  /** `+2` for more wallets; `''` reserves its space in a column. */
  more?: string | undefined
}

export type MoneyTone =
  | 'credit'
  | 'debit'
  | 'pending'
  | 'void'
  | 'plain'
  | 'zero'

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
