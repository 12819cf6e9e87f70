import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { Digits } from '../../../ui/digits.tsx'
import { tableRoles as roles } from '../../../ui/table/table-roles.ts'
import type { AmountText } from '../../values/use-amount-text.ts'
import type { ReviewLeg } from '../action-definition.ts'
import { isSome } from './review-row.tsx'
import { ReviewWallet } from './review-wallet.tsx'

const texts = messages.actions.review

/** What has room beside two others and the name of their wallet. */
const SIDE_BY_SIDE = 13

const FIGURES = ['before', 'change', 'after'] as const
const RESERVED = { before: 'reservedBefore', after: 'reserved' } as const

export function needsStack(
  legs: readonly ReviewLeg[],
  amountText: AmountText
): boolean {
  return legs.some(leg =>
    FIGURES.some(
      figure =>
        amountText(leg[figure] ?? '0', leg.currency).length > SIDE_BY_SIDE
    )
  )
}

interface Props {
  leg: ReviewLeg
  amountText: AmountText
}

/** Amounts that are too long for one line, one below the other. */
export function StackedReviewRow({ leg, amountText }: Props): ReactNode {
  const { change, currency, reservedBefore } = leg
  const gives = BigInt(change) > 0n
  const hasReserve = [reservedBefore, leg.reserved].some(isSome)
  return (
    <tr
      className="block border-line px-3.5 py-2.5 not-first:border-t sm:px-4"
      {...roles.row}
    >
      <ReviewWallet leg={leg} className="block pb-1" />
      {FIGURES.map(figure => {
        const units = leg[figure]
        const reserved =
          figure === 'change' || !hasReserve ? undefined : leg[RESERVED[figure]]
        const sign = figure === 'change' && gives ? '+' : ''
        return (
          <td
            key={figure}
            className={`flex flex-wrap items-baseline justify-between gap-x-3 ${figure === 'before' ? 'text-ink-2' : 'font-semibold'} ${sign === '' ? '' : 'text-pos-text'}`}
            {...roles.cell}
          >
            {units !== undefined && (
              <>
                {/* The head of its column says the same. */}
                <small
                  className="text-sm/5 font-regular text-ink-3"
                  aria-hidden="true"
                >
                  {texts[figure]}
                </small>
                <span className="ms-auto text-end">
                  <Digits>{sign + amountText(units, currency)}</Digits>
                </span>
              </>
            )}
            {reserved !== undefined && (
              <small className="basis-full text-end text-sm/4 font-regular text-ink-3">
                {texts.reserved(amountText(reserved, currency))}
              </small>
            )}
          </td>
        )
      })}
    </tr>
  )
}
