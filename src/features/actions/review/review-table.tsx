import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { clockText } from '../../../format/dates.ts'
import { plainName } from '../../../format/plain-name.ts'
import { zoneName } from '../../../format/time-zone.ts'
import { messages } from '../../../messages.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { Icon } from '../../../ui/icon.tsx'
import { circleCheckIcon } from '../../../ui/icons.ts'
import { tableRoles as roles } from '../../../ui/table/table-roles.ts'
import { useAmountText } from '../../values/use-amount-text.ts'
import type { Review } from '../movement-review.ts'
import { ReviewRow } from './review-row.tsx'

const texts = messages.actions.review

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
      <table className="legs" aria-label={texts.table} {...roles.table}>
        <thead {...roles.rows}>
          <tr {...roles.row}>
            {(['wallet', 'before', 'change', 'after'] as const).map(column => (
              <th scope="col" key={column} {...roles.head}>
                {texts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rows}>
          {legs.map(leg => (
            <ReviewRow key={leg.walletId} leg={leg} />
          ))}
        </tbody>
        <tfoot {...roles.rows}>
          {sums.map(({ currency, sum }) => (
            <tr
              key={currency}
              {...roles.row}
              data-broken={sum === 0n ? undefined : ''}
            >
              <td colSpan={2} {...roles.cell}>
                <Icon path={circleCheckIcon} size={14} />
                {texts.checked(clock, name)}
              </td>
              <td {...roles.cell}>
                <span className="legs-sum">{texts.sum}</span>{' '}
                {amountText?.(String(sum), currency)}
                {sums.length > 1 && ` ${plainName(currency)}`}
              </td>
              <td {...roles.cell} />
            </tr>
          ))}
        </tfoot>
      </table>
      {sums.some(({ sum }) => sum !== 0n) && (
        <p className="notice" role="alert">
          {texts.unbalanced}
        </p>
      )}
      {source === 'estimate' && (
        <p className="notice quiet">{texts.estimated(clock, name)}</p>
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
