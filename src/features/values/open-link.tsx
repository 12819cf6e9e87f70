import type { ReactNode } from 'react'

import { openAddress } from '../../routes/query-text.ts'

interface Props {
  /** The address of the list, with no row open. */
  address: string
  id: string
  className?: string
  /** Where the content says nothing: its name. */
  label?: string
  children: ReactNode
}

/** The name of a row: a link to the same list with the row's drawer open. */
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
