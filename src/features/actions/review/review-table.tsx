import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { clockText } from '../../../format/dates.ts'
import { zoneName } from '../../../format/time-zone.ts'
import { messages } from '../../../messages.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { Notice } from '../../../ui/notice.tsx'
import { tableRoles as roles } from '../../../ui/table/table-roles.ts'
import { useAmountText } from '../../values/use-amount-text.ts'
import type { Review } from '../movement-review.ts'
import { needsStack, StackedReviewRow } from './review-row-stacked.tsx'
import { ReviewRow } from './review-row.tsx'
import { SumRow } from './review-sum.tsx'

const texts = messages.actions.review

// On a phone each wallet is a block of lines; so it is where amounts are long.
const BESIDE = { block: 'max-sm:block', head: 'max-sm:sr-only' }
const STACKED = { block: 'block', head: 'sr-only' }

/** A preview must sum to zero; an estimate is labelled as unverified. */
export function ReviewTable({ review }: { review: Review }): ReactNode {
  const { source, asOf, legs } = review
  const zone = useStore($zone, { ssr: 'initial' })
  const amountText = useAmountText()
  const isStacked = amountText !== undefined && needsStack(legs, amountText)
  const look = isStacked ? STACKED : BESIDE
  const sums = source === 'preview' ? sumsOf(review) : []
  const clock = clockText(asOf, zone)
  const name = zoneName(zone, Date.parse(asOf))
  return (
    <>
      <table
        className={`w-full border-separate border-spacing-0 overflow-hidden rounded-lg border border-line-strong ${look.block}`}
        aria-label={texts.table}
        {...roles.table}
      >
        <thead className={look.head} {...roles.rows}>
          <tr {...roles.row}>
            {(['wallet', 'before', 'change', 'after'] as const).map(column => (
              <th
                className="h-8 bg-inset ps-7.5 text-right text-sm font-regular whitespace-nowrap text-ink-3 first:ps-4 first:text-start last:pe-4"
                scope="col"
                key={column}
                {...roles.head}
              >
                {texts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={look.block} {...roles.rows}>
          {legs.map(leg =>
            isStacked ? (
              <StackedReviewRow
                key={leg.walletId}
                leg={leg}
                amountText={amountText}
              />
            ) : (
              <ReviewRow key={leg.walletId} leg={leg} />
            )
          )}
        </tbody>
        <tfoot className={look.block} {...roles.rows}>
          {sums.map(({ currency, sum }) => (
            <SumRow
              key={currency}
              sum={sum}
              text={amountText?.(String(sum), currency) ?? ''}
              currency={sums.length > 1 ? currency : undefined}
              checked={texts.checked(clock, name)}
              isStacked={isStacked}
            />
          ))}
        </tfoot>
      </table>
      {sums.some(({ sum }) => sum !== 0n) && (
        <Notice as="p" role="alert">
          {texts.unbalanced}
        </Notice>
      )}
      {source === 'estimate' && (
        <Notice as="p" look="quiet">
          {texts.estimated(clock, name)}
        </Notice>
      )}
    </>
  )
}

function sumsOf({ legs }: Review): { currency: string; sum: bigint }[] {
  const sums = new Map<string, bigint>()
  for (const { currency, change } of legs) {
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(change))
  }
  return [...sums].map(([currency, sum]) => ({ currency, sum }))
}
