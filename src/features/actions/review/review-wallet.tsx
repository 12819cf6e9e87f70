import type { ReactNode } from 'react'

import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { tableRoles as roles } from '../../../ui/table/table-roles.ts'
import { UntrustedText } from '../../values/untrusted-text.tsx'
import type { ReviewLeg } from '../action-definition.ts'

interface Props {
  leg: ReviewLeg
  className: string
}

/** Whose wallet it is, at the head of its row. */
export function ReviewWallet({ leg, className }: Props): ReactNode {
  const { name, id, kind, currency } = leg
  return (
    <th
      className={`text-start font-regular wrap-anywhere ${className}`}
      scope="row"
      {...roles.rowHead}
    >
      <b className="text-sm/4.5 font-regular max-sm:text-ink-3 max-sm:after:content-[','] sm:block sm:text-md sm:font-medium">
        <UntrustedText text={name} />
        {id !== undefined && (
          <>
            {' · '}
            <UntrustedText className="mono" text={id} />
          </>
        )}
      </b>{' '}
      <small className="text-sm/4 font-regular text-ink-3 sm:block">
        {kind === ''
          ? plainName(currency)
          : messages.actions.review.kind(plainName(kind), plainName(currency))}
      </small>
    </th>
  )
}
