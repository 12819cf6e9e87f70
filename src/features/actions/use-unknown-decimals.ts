import { useStore } from '@nanostores/react'

import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { definitionOf } from './definition-of.ts'
import type { Form } from './fields/field-props.ts'

/** Why no amount can be entered: its decimals are unknown. */
export function useUnknownDecimals({
  name,
  values
}: Pick<Form, 'name' | 'values'>): string | undefined {
  const currencies = useStore($currencies, { ssr: 'initial' })
  const code = values['currency'] ?? ''
  const hasAmount = definitionOf(name).fields.some(
    ({ kind }) => kind === 'amount'
  )
  if (!hasAmount || code === '' || currencies.kind === 'loading') {
    return undefined
  }
  return currencies.kind === 'known' && currencies.byCode.has(code)
    ? undefined
    : messages.checks.decimals(plainName(code))
}
