import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { Digits } from '../../../ui/digits.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { arrowRightIcon } from '../../../ui/icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tableRoles as roles } from '../../../ui/table/table-roles.ts'
import { useAmountText } from '../../values/use-amount-text.ts'
import type { ReviewLeg } from '../action-definition.ts'
import { ReviewWallet } from './review-wallet.tsx'

const texts = messages.actions.review
const STEP = (
  <Icon
    path={arrowRightIcon}
    className="absolute start-1 top-1 forward text-ink-3 sm:start-2.5 sm:top-[calc(50%-0.4375rem)]"
    size={14}
  />
)

const CELL =
  'relative text-lg sm:h-14 sm:border-t sm:border-line sm:py-2 sm:text-body'
const FIGURE = `${CELL} max-sm:min-w-fit max-sm:flex-[1_1_30%] max-sm:text-end sm:ps-7.5 sm:text-right`

export function ReviewRow({ leg }: { leg: ReviewLeg }): ReactNode {
  const amountText = useAmountText()
  const { currency, before, change, after } = leg
  const { reservedBefore, reserved } = leg
  // What is no longer reserved is said too.
  const hadReserve = isSome(reservedBefore)
  const text = (minorUnits: string, sign = ''): ReactNode =>
    amountText ? (
      <Digits>{sign + amountText(minorUnits, currency)}</Digits>
    ) : (
      <Skeleton />
    )
  const reservedLine = (minorUnits: string): ReactNode => (
    <small className="block text-sm/4 font-regular text-ink-3">
      {texts.reserved(amountText?.(minorUnits, currency) ?? '')}
    </small>
  )
  const gives = BigInt(change) > 0n
  return (
    <tr
      // On a phone each wallet is a line of its own over its three amounts, of
      // which a line that is too short for three takes fewer.
      className="border-line max-sm:flex max-sm:flex-wrap max-sm:px-3.5 max-sm:py-2.5 max-sm:not-first:border-t"
      {...roles.row}
    >
      <ReviewWallet leg={leg} className={`${CELL} basis-full sm:ps-4`} />
      <td className={`${FIGURE} text-ink-2`} {...roles.cell}>
        {before !== undefined && text(before)}
        {hadReserve && reservedLine(reservedBefore)}
      </td>
      <td
        className={`${FIGURE} font-semibold max-sm:ps-5 ${gives ? 'text-pos-text' : ''}`}
        {...roles.cell}
      >
        {STEP}
        {text(change, gives ? '+' : '')}
      </td>
      <td
        className={`${FIGURE} font-semibold max-sm:ps-5 sm:pe-4`}
        {...roles.cell}
      >
        {after !== undefined && (
          <>
            {STEP}
            {text(after)}
          </>
        )}
        {reserved !== undefined &&
          (hadReserve || isSome(reserved)) &&
          reservedLine(reserved)}
      </td>
    </tr>
  )
}

export function isSome(minorUnits: string | undefined): minorUnits is string {
  return minorUnits !== undefined && BigInt(minorUnits) !== 0n
}
