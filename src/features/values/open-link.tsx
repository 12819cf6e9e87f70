import type { ReactNode } from 'react'

import { openAddress } from '../../routes/query-text.ts'

interface Props {
  /** The URL of the list with no row open. */
  address: string
  id: string
  className?: string
  /** Accessible name where the content has no text. */
  label?: string
  children: ReactNode
}

/** A row's name, linked to the same list with the row's drawer open. */
export function OpenLink({ address, id, label, ...rest }: Props): ReactNode {
  return (
    <a
      href={openAddress(address, id)}
      aria-label={label}
      title={label}
      {...rest}
    />
  )
}
