import { useStore } from '@nanostores/react'

import { LOCALE } from '../domain/locale.ts'
import { MINUS, moneyDigits } from '../domain/money.ts'
import { messages } from '../messages.ts'
import { $currencies } from '../stores/currencies.ts'
import { MoneyText } from '../ui/money-text.tsx'
import { UntrustedText } from './untrusted-text.tsx'

interface Props {
  /** Whole minor units, as the API sent them. */
  minorUnits: string
  currency: string
  /** Entries always show their sign, balances only when below zero. */
  sign?: 'always' | 'negative'
  tone?: 'credit' | 'debit' | 'pending' | 'void' | 'plain'
  spoken?: string
  more?: string
}

/**
 * An amount with every digit it has. Where the currency is not known the raw
 * units are shown and named so: two decimals are never guessed.
 */
export function Money(props: Props): React.ReactNode {
  const currencies = useStore($currencies, { ssr: 'initial' })
  if (currencies.kind === 'loading') return <span className="skeleton" />
  const known =
    currencies.kind === 'known'
      ? currencies.byCode.get(props.currency)
      : undefined
  const { negative, zero, digits } = moneyDigits(
    props.minorUnits,
    known?.decimals ?? 0,
    LOCALE
  )
  const sign = negative ? MINUS : props.sign === 'always' && !zero ? '+' : ''
  const tone = props.tone ?? (zero ? 'zero' : 'plain')
  return (
    <MoneyText
      sign={sign}
      digits={known ? digits : `${digits} ${messages.transactions.units}`}
      code={known ? props.currency : <UntrustedText text={props.currency} />}
      tone={tone}
      {...(props.spoken ? { spoken: props.spoken } : {})}
      {...(props.more === undefined ? {} : { more: props.more })}
    />
  )
}
