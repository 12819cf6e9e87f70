import type { ReactNode } from 'react'

import { iconPaths } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  href: string | undefined
  label: string
}

/** Links a row to its ledger entries. */
export function RowLink({ href, label }: Props): ReactNode {
  return (
    href !== undefined && (
      <a className="btn icon sm" href={href} aria-label={label} title={label}>
        <Icon path={iconPaths.arrowLeftRight} />
      </a>
    )
  )
}
