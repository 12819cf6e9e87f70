import type { ReactNode } from 'react'

import { MINUS, moneyDigits } from '../../format/money.ts'
import { messages } from '../../messages.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CurrencyDecimals } from '../../ui/table/row-context.ts'
import { UntrustedText } from './untrusted-text.tsx'

export interface Amount {
  /** Minor units, as the API sent them. */
  minorUnits: string
  currency: string
  /** `always` for entries, `negative` for balances. */
  sign?: 'always' | 'negative' | undefined
  tone?: 'credit' | 'debit' | 'pending' | 'void' | 'plain'
  spoken?: string
}

/** Unknown currencies show raw, labelled units: decimals are never guessed. */
export function MoneyCell({
  currencies,
  ...amount
}: Amount & { currencies: CurrencyDecimals }): ReactNode {
  if (currencies.kind === 'loading') return <Skeleton />
  const { currency, spoken } = amount
  const known =
    currencies.kind === 'known' ? currencies.byCode.get(currency) : undefined
  const { negative, zero, digits } = moneyDigits(
    amount.minorUnits,
    known?.decimals ?? 0
  )
  return (
    <MoneyText
      sign={negative ? MINUS : amount.sign === 'always' && !zero ? '+' : ''}
      digits={known ? digits : `${digits} ${messages.transactions.units}`}
      code={known ? currency : <UntrustedText text={currency} />}
      tone={amount.tone ?? (zero ? 'zero' : 'plain')}
      spoken={spoken}
    />
  )
}
