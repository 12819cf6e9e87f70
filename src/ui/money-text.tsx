import type { JSX, ReactNode } from 'react'

export interface MoneyTextProps {
  /** `+` or U+2212 in lists of entries, empty for a balance. */
  sign?: '' | '+' | '\u2212' | undefined
  /** Already formatted, with separators. */
  digits: string
  /** The currency's code. */
  code: ReactNode
  tone?: MoneyTone | undefined
  /** Read before the amount, such as `credit`, but not shown. */
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

/** `[sign][number] [code]`, with numbers aligned at their end. */
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
