import { moneyDigits } from '../../../format/money.ts'
import { plainName } from '../../../format/plain-name.ts'
import { sentences } from '../../../format/sentences.ts'
import { messages } from '../../../messages.ts'
import type { Review } from '../movement-review.ts'
import { isOffered } from '../offered.ts'
import type { OpenAction } from '../open-action.ts'
import type { MovedAmount } from './moved-amount.ts'

const texts = messages.actions.review

export function reviewWords(
  { name, subject, values }: OpenAction,
  { legs }: Review,
  moved: MovedAmount | undefined
): { question: string; message: string; accept: string } {
  const named = plainName(subject.name)
  const amount = moved ? amountWords(moved) : ''
  const message = isOffered('reverse-transaction')
    ? sentences([texts.text, texts.reversible])
    : texts.text
  switch (name) {
    case 'adjust-user':
    case 'adjust-wallet': {
      const way = values['direction'] === 'debit' ? 'debit' : 'credit'
      return {
        question: texts[way](amount, named),
        message,
        accept: texts.accept[way](amount)
      }
    }
    case 'transfer': {
      const from = legs.find(leg => BigInt(leg.change) < 0n)?.name
      const to = legs.find(leg => BigInt(leg.change) > 0n)?.name
      return {
        question: texts.transfer(
          amount,
          from === undefined ? named : plainName(from),
          plainName(to ?? '')
        ),
        message,
        accept: texts.accept.transfer(amount)
      }
    }
    default:
      return {
        question: texts.reverse(named),
        // A reversal is not reversed itself.
        message: texts.text,
        accept: texts.accept.reverse(amount)
      }
  }
}

function amountWords({ minorUnits, currency }: MovedAmount): string {
  const { digits } = moneyDigits(minorUnits, currency.decimals)
  return `${digits} ${currency.code}`
}
