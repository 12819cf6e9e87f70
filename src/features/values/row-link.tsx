import type { ReactNode } from 'react'

import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { arrowLeftRightIcon } from '../../ui/icons.ts'

interface Props {
  href: string | undefined
  label: string
}

/** Links a row to its ledger entries. */
export function RowLink({ href, label }: Props): ReactNode {
  return (
    href !== undefined && (
      <a
        className={buttonClass('icon', 'sm')}
        href={href}
        aria-label={label}
        title={label}
      >
        <Icon path={arrowLeftRightIcon} />
      </a>
    )
  )
}
