import type { ReactNode } from 'react'

import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { Digits } from '../../../ui/digits.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { circleCheckIcon } from '../../../ui/icons.ts'
import { tableRoles as roles } from '../../../ui/table/table-roles.ts'

const FOOT = 'sm:h-9 sm:border-t sm:border-line'
const BESIDE = {
  row: 'max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3 max-sm:border-t max-sm:border-line max-sm:px-3.5 max-sm:py-2',
  checked: `${FOOT} sm:ps-4`,
  sum: `${FOOT} sm:ps-7.5 sm:text-right`,
  end: `${FOOT} max-sm:hidden`
}
const STACKED = {
  row: 'flex flex-wrap justify-between gap-x-3 border-t border-line px-3.5 py-2 sm:px-4',
  checked: '',
  sum: 'ms-auto',
  end: 'hidden'
}

interface Props {
  sum: bigint
  text: string
  /** If there are several. */
  currency: string | undefined
  checked: string
  isStacked: boolean
}

/** What the changes of one currency add up to. */
export function SumRow(props: Props): ReactNode {
  const { sum, text, currency, checked } = props
  const look = props.isStacked ? STACKED : BESIDE
  return (
    <tr
      className={`text-sm ${look.row} ${sum === 0n ? 'text-ink-2' : 'text-neg-text'}`}
      {...roles.row}
    >
      <td
        className={`${look.checked} wrap-anywhere ${sum === 0n ? 'text-ink-3' : ''}`}
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
        {checked}
      </td>
      <td className={look.sum} {...roles.cell}>
        <span className="text-ink-3">{messages.actions.review.sum}</span>{' '}
        <Digits>{text}</Digits>
        {currency !== undefined && ` ${plainName(currency)}`}
      </td>
      <td className={look.end} {...roles.cell} />
    </tr>
  )
}
