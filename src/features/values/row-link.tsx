import type { ReactNode } from 'react'

import { Icon } from '../../ui/icon.tsx'
import { arrowLeftRightIcon } from '../../ui/icons.ts'
import { ROW_LINK } from '../../ui/table/row-action-class.ts'

interface Props {
  href: string | undefined
  label: string
}

/** Links a row to its ledger entries. */
export function RowLink({ href, label }: Props): ReactNode {
  return (
    href !== undefined && (
      <a className={ROW_LINK} href={href} aria-label={label} title={label}>
        <Icon path={arrowLeftRightIcon} />
      </a>
    )
  )
}
