import type { ReactNode } from 'react'

import { NameCell } from '../../ui/mini-table.tsx'
import { Money } from '../values/known-money.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import type { BulkItem } from './bulk-item.ts'

/** Of what a result is: as its list names it, with the id where names repeat. */
export function BulkItemCell({ item }: { item: BulkItem }): ReactNode {
  const { id, name, email, parties, amount } = item
  const hasId = email !== undefined || amount !== undefined
  const more = parties || (email !== name && email)
  return (
    // Read down the column: a long reason wraps in its place.
    <NameCell className={hasId ? 'w-[42%]' : 'w-[34%]'}>
      <UntrustedText text={name} />
      {amount && (
        <>
          {' '}
          <b className="font-medium">
            <Money {...amount} />
          </b>
        </>
      )}
      {hasId && (
        <>
          {' '}
          <small className={`text-sm text-ink-3 ${amount ? 'block' : ''}`}>
            <UntrustedText className="font-mono" text={id} />
          </small>
        </>
      )}
      {more && (
        <small className="block text-sm/4.5 text-ink-3">
          <UntrustedText text={more} />
        </small>
      )}
    </NameCell>
  )
}
