import { moneyDigits } from '../../../format/money.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import type { Review } from '../movement-review.ts'
import type { OpenAction } from '../open-action.ts'
import type { MovedAmount } from './moved-amount.ts'

const words = messages.actions.review

/** The question of a review, and what its button says. */
export function reviewWords(
  { name, subject, values }: OpenAction,
  { legs }: Review,
  moved: MovedAmount | undefined
): { question: string; accept: string } {
  const named = plainName(subject.name)
  const amount = moved ? amountWords(moved) : ''
  switch (name) {
    case 'adjust-user':
    case 'adjust-wallet': {
      const way = values['direction'] === 'debit' ? 'debit' : 'credit'
      return {
        question: words[way](amount, named),
        accept: words.accept[way](amount)
      }
    }
    case 'transfer': {
      const from = legs.find(leg => BigInt(leg.change) < 0n)?.name
      const to = legs.find(leg => BigInt(leg.change) > 0n)?.name
      return {
        question: words.transfer(
          amount,
          from === undefined ? named : plainName(from),
          plainName(to ?? '')
        ),
        accept: words.accept.transfer(amount)
      }
    }
    default:
      return {
        question: words.reverse(named),
        accept: words.accept.reverse(amount)
      }
  }
}

function amountWords({ minorUnits, currency }: MovedAmount): string {
  const { digits } = moneyDigits(minorUnits, currency.decimals)
  return `${digits} ${currency.code}`
}
