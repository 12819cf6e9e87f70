import { type ReactNode, useState } from 'react'

import { amountProblem } from '../../../format/amount-problem.ts'
import { readAmount } from '../../../format/read-amount.ts'
import { messages } from '../../../messages.ts'
import { Field } from '../../../ui/field.tsx'
import type { MovedAmount } from './moved-amount.ts'

const texts = messages.actions.review

interface Props {
  moved: MovedAmount
  typed: string
  onType: (text: string) => void
}

/** A large amount is typed twice, against slips of the hand. */
export function AmountAgain({ moved, typed, onType }: Props): ReactNode {
  const [left, setLeft] = useState(false)
  const { code } = moved.currency
  return (
    <Field
      label={texts.again}
      hint={texts.againHint(code)}
      error={left && typed !== '' ? problemOf(typed, moved) : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      unit={code}
      onChange={event => {
        setLeft(false)
        onType(event.target.value)
      }}
      onBlur={() => setLeft(true)}
      onKeyDown={event => {
        if (event.key === 'Enter') setLeft(true)
      }}
    />
  )
}

export function isSameAmount(text: string, moved: MovedAmount): boolean {
  return problemOf(text, moved) === undefined
}

/** What cannot be read is refused in the words of the form's own field. */
function problemOf(
  text: string,
  { minorUnits, currency }: MovedAmount
): string | undefined {
  const read = readAmount(text, currency.decimals, currency.code)
  if (read.kind === 'problem')
    return amountProblem(text, read.problem, currency)
  return read.minorUnits === minorUnits ? undefined : texts.againWrong
}
