import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { amountDigits } from '../../../format/amount-digits.ts'
import { readAmount } from '../../../format/read-amount.ts'
import { messages } from '../../../messages.ts'
import { $currencies } from '../../../stores/currencies.ts'
import { Field } from '../../../ui/field.tsx'
import { useUnknownDecimals } from '../use-unknown-decimals.ts'
import { type FieldProps, sharedProps } from './field-props.ts'

/** The hint shows the amount as parsed. */
export function AmountField(props: FieldProps<'amount'>): ReactNode {
  const { field, form, disabled } = props
  const currencies = useStore($currencies, { ssr: 'initial' })
  const shared = sharedProps(field, form, disabled)
  const code = form.values['currency'] ?? ''
  const unknown = useUnknownDecimals(form)
  const decimals =
    currencies.kind === 'known'
      ? currencies.byCode.get(code)?.decimals
      : undefined
  const understood =
    decimals === undefined || shared.disabled || shared.error
      ? undefined
      : understoodText(shared.value, code, decimals)
  return (
    <Field
      {...shared}
      disabled={shared.disabled || unknown !== undefined}
      error={unknown === undefined ? shared.error : undefined}
      hint={unknown ?? understood ?? shared.hint}
      inputMode="decimal"
      autoComplete="off"
      unit={unknown === undefined ? code : undefined}
      onBlur={() => form.onLeave(field.name)}
      onChange={event => form.onType(field.name, event.target.value)}
    />
  )
}

function understoodText(
  text: string,
  code: string,
  decimals: number
): string | undefined {
  const read = readAmount(text, decimals, code)
  if (read.kind !== 'amount') return undefined
  return messages.actions.understood(
    amountDigits(read.minorUnits, decimals),
    code,
    read.minorUnits
  )
}
