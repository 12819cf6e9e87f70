import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { backend } from '../../../backend/backend.ts'
import type { Currency } from '../../../contract/ledger/currency.ts'
import { isLargeAmount } from '../../../format/large-amount.ts'
import { messages } from '../../../messages.ts'
import { $currencies } from '../../../stores/currencies.ts'
import { DialogNote } from '../../../ui/dialog/dialog-note.tsx'
import { definitionOf } from '../definition-of.ts'
import type { Review } from '../movement-review.ts'
import type { OpenAction } from '../open-action.ts'
import { editAction } from '../run-action.ts'
import { sendAction } from '../send-action.ts'
import type { StepView } from '../step-dialog.tsx'
import { AmountAgain, isSameAmount } from './amount-again.tsx'
import { amountWords, movedAmount } from './moved-amount.ts'
import { ReviewContent } from './review-content.tsx'

const texts = messages.actions.review
const NONE: ReadonlyMap<string, Currency> = new Map()

/** What a movement would do, while there is a review of it. */
export function useReviewStep(
  action: OpenAction,
  review: Review | undefined
): StepView | undefined {
  const currencies = useStore($currencies, { ssr: 'initial' })
  const [again, setAgain] = useState({ review, text: '' })
  const { movement, tone } = definitionOf(action.name)
  if (!review || !movement) return undefined
  const known = currencies.kind === 'known' ? currencies.byCode : NONE
  const moved = movedAmount(review.legs, known)
  const amount = moved ? amountWords(moved) : ''
  const asked = movement.question(action, review.legs, amount)
  const isLarge = moved && isLargeAmount(moved.minorUnits, moved.currency)
  // A new review asks for the amount to be typed again.
  const typed = again.review === review ? again.text : ''
  return {
    name: 'review',
    title: asked.header,
    description: review.needsApproval ? texts.waits : asked.message,
    question: 'review',
    content: (
      <ReviewContent
        action={action}
        review={review}
        facts={movement.facts?.(action) ?? []}
      >
        {isLarge && (
          <AmountAgain
            moved={moved}
            typed={typed}
            onType={text => setAgain({ review, text })}
          />
        )}
      </ReviewContent>
    ),
    buttons: {
      back: texts.back,
      accept: review.needsApproval ? texts.accept.approval : asked.accept,
      variant: tone,
      isFilled: !isLarge || isSameAmount(typed, moved),
      onAccept: () => void sendAction(),
      note: backend.idempotencyKeys && <DialogNote>{texts.note}</DialogNote>
    },
    onLeave: editAction
  }
}
