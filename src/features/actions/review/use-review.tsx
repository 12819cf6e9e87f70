import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useEffectEvent } from 'react'

import { backend } from '../../../backend/backend.ts'
import { isLargeAmount } from '../../../format/large-amount.ts'
import { messages } from '../../../messages.ts'
import { confirmWhile } from '../../../stores/confirm-while.ts'
import { $currencies } from '../../../stores/currencies.ts'
import { definitionOf } from '../action-definitions.ts'
import type { Review } from '../movement-review.ts'
import type { OpenAction } from '../open-action.ts'
import { editAction } from '../run-action.ts'
import { sendAction } from '../send-action.ts'
import { AmountAgain, sameAmount } from './amount-again.tsx'
import { amountWords, movedAmount } from './moved-amount.ts'
import { ReviewContent } from './review-content.tsx'

const texts = messages.actions.review

/** Opens a confirm dialog while there is a review. */
export function useReview(action: OpenAction, open: boolean): void {
  const { state } = action
  const review = open && state.kind === 'reviewing' ? state.review : undefined
  const currencies = useStore($currencies, { ssr: 'initial' })
  const known =
    currencies.kind === 'known' ? currencies.byCode : new Map<string, never>()

  const ask = useEffectEvent((shown: Review) => {
    const moved = movedAmount(shown, known)
    const large = moved && isLargeAmount(moved.minorUnits, moved.currency)
    const $typed = atom('')
    const amount = moved ? amountWords(moved) : ''
    const { movement } = definitionOf(action.name)
    const asked = movement?.question(action, shown.legs, amount)
    if (!asked) return undefined
    return confirmWhile({
      header: asked.header,
      message: asked.message,
      content: (
        <ReviewContent action={action} review={shown}>
          {large && <AmountAgain moved={moved} $typed={$typed} />}
        </ReviewContent>
      ),
      ...(large ? { ready: sameAmount(moved, $typed) } : {}),
      ...(backend.idempotencyKeys ? { note: texts.note } : {}),
      maximizable: true,
      acceptLabel: asked.accept,
      rejectLabel: messages.actions.cancel,
      accept: () => void sendAction(),
      reject: editAction,
      onHide: editAction
    })
  })
  useEffect(() => (review ? ask(review) : undefined), [review])
}
