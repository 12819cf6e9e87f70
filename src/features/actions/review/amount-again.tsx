import { useStore } from '@nanostores/react'
import type { WritableAtom } from 'nanostores'
import { type ReactNode, useState } from 'react'

import { readAmount } from '../../../format/read-amount.ts'
import { messages } from '../../../messages.ts'
import type { Readiness } from '../../../ui/dialog/confirm-options.ts'
import { Field } from '../../../ui/field.tsx'
import type { MovedAmount } from './moved-amount.ts'

const texts = messages.actions.review

interface Props {
  moved: MovedAmount
  $typed: WritableAtom<string>
}

/** A large amount is typed twice, against slips of the hand. */
export function AmountAgain({ moved, $typed }: Props): ReactNode {
  const typed = useStore($typed)
  const [left, setLeft] = useState(false)
  const { code } = moved.currency
  const wrong = left && typed !== '' && !isSame(typed, moved)
  return (
    <Field
      label={texts.again}
      hint={texts.againHint(code)}
      error={wrong ? texts.againWrong : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      unit={code}
      onChange={event => {
        setLeft(false)
        $typed.set(event.target.value)
      }}
      onBlur={() => setLeft(true)}
    />
  )
}

export function sameAmount(
  moved: MovedAmount,
  $typed: WritableAtom<string>
): Readiness {
  return {
    get: () => isSame($typed.get(), moved),
    listen: listener => $typed.listen(listener)
  }
}

function isSame(text: string, { minorUnits, currency }: MovedAmount): boolean {
  const read = readAmount(text, currency.decimals, currency.code)
  return read.kind === 'amount' && read.minorUnits === minorUnits
}
