import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { clockText } from '../../../format/dates.ts'
import { plainName } from '../../../format/plain-name.ts'
import { zoneName } from '../../../format/time-zone.ts'
import { messages } from '../../../messages.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { Digits } from '../../../ui/digits.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { circleCheckIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { tableRoles as roles } from '../../../ui/table/table-roles.ts'
import { useAmountText } from '../../values/use-amount-text.ts'
import type { Review } from '../movement-review.ts'
import { ReviewRow } from './review-row.tsx'

const texts = messages.actions.review

const FOOT = 'sm:h-9 sm:border-t sm:border-line'

/** A preview must sum to zero; an estimate is labelled as unverified. */
export function ReviewTable({ review }: { review: Review }): ReactNode {
  const { source, asOf, legs } = review
  const zone = useStore($zone, { ssr: 'initial' })
  const amountText = useAmountText()
  const sums = source === 'preview' ? sumsOf(review) : []
  const clock = clockText(asOf, zone)
  const name = zoneName(zone, Date.parse(asOf))
  return (
    <>
      <table
        className="w-full border-separate border-spacing-0 overflow-hidden rounded-lg border border-line-strong max-sm:block"
        aria-label={texts.table}
        {...roles.table}
      >
        <thead className="max-sm:sr-only" {...roles.rows}>
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
        <tbody className="max-sm:block" {...roles.rows}>
          {legs.map(leg => (
            <ReviewRow key={leg.walletId} leg={leg} />
          ))}
        </tbody>
        <tfoot className="max-sm:block" {...roles.rows}>
          {sums.map(({ currency, sum }) => (
            <tr
              key={currency}
              className={`text-sm max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3 max-sm:border-t max-sm:border-line max-sm:px-3.5 max-sm:py-2 ${sum === 0n ? 'text-ink-2' : 'text-neg-text'}`}
              {...roles.row}
            >
              <td
                className={`${FOOT} wrap-anywhere sm:ps-4 ${sum === 0n ? 'text-ink-3' : ''}`}
                colSpan={2}
                {...roles.cell}
              >
                {sum === 0n && (
                  <Icon
                    path={circleCheckIcon}
                    // Stands on the middle of the line.
                    className="me-1.5 inline-block align-[-0.1875rem] text-pos-text"
                    size={14}
                  />
                )}
                {texts.checked(clock, name)}
              </td>
              <td className={`${FOOT} sm:ps-7.5 sm:text-right`} {...roles.cell}>
                <span className="text-ink-3">{texts.sum}</span>{' '}
                <Digits>{amountText?.(String(sum), currency) ?? ''}</Digits>
                {sums.length > 1 && ` ${plainName(currency)}`}
              </td>
              <td className={`${FOOT} max-sm:hidden`} {...roles.cell} />
            </tr>
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
