import type { ReactNode } from 'react'

import { iconPaths } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  href: string | undefined
  /** Where it leads, and of which row. */
  label: string
}

/** The link from a row to its entries of the ledger. */
export function RowLink({ href, label }: Props): ReactNode {
  return (
    href !== undefined && (
      <a className="btn icon sm" href={href} aria-label={label} title={label}>
        <Icon path={iconPaths.arrowLeftRight} />
      </a>
    )
  )
}
