import type { ReactNode } from 'react'

import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { arrowRightIcon } from '../../../ui/icons.ts'
import { tableRoles as roles } from '../../../ui/table/table-roles.ts'
import { UntrustedText } from '../../values/untrusted-text.tsx'
import { useAmountText } from '../../values/use-amount-text.ts'
import type { ReviewLeg } from '../movement-review.ts'

const texts = messages.actions.review
const STEP = (
  <Icon path={arrowRightIcon} className="legs-step forward" size={14} />
)

export function ReviewRow({ leg }: { leg: ReviewLeg }): ReactNode {
  const amountText = useAmountText()
  const { name, kind, currency, before, change, after, reserved } = leg
  const text = (minorUnits: string): ReactNode =>
    amountText?.(minorUnits, currency) ?? <span className="skeleton" />
  const gives = BigInt(change) > 0n
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowHead}>
        <b>
          <UntrustedText text={name} />
        </b>{' '}
        <small>
          {kind === ''
            ? plainName(currency)
            : texts.kind(plainName(kind), plainName(currency))}
        </small>
      </th>
      <td {...roles.cell}>{before !== undefined && text(before)}</td>
      <td data-gives={gives ? '' : undefined} {...roles.cell}>
        {STEP}
        {gives && '+'}
        {text(change)}
      </td>
      <td {...roles.cell}>
        {after !== undefined && (
          <>
            {STEP}
            {text(after)}
          </>
        )}
        {reserved !== undefined && BigInt(reserved) !== 0n && (
          <small>
            {texts.reserved(amountText?.(reserved, currency) ?? '')}
          </small>
        )}
      </td>
    </tr>
  )
}
