import type { ReactNode } from 'react'

import { Avatar } from '../../ui/avatar.tsx'
import { OpenLink } from './open-link.tsx'
import { UntrustedText } from './untrusted-text.tsx'

interface Props {
  /** The URL of the list with no row open. */
  address: string
  id: string
  name: string
  hasAvatar?: boolean
  /** A handle or a code. */
  small?: ReactNode
  /** What else is said beside the name. */
  children?: ReactNode
}

/** The name of a row, which opens it. */
export function RowName(props: Props): ReactNode {
  const { address, id, name, hasAvatar = false, small, children } = props
  return (
    <span className="flex min-w-0 items-baseline gap-2" data-slot="who">
      {hasAvatar && <Avatar name={name} />}
      <OpenLink
        className="-my-0.5 overflow-hidden py-0.5 font-medium text-ellipsis decoration-line-strong underline-offset-3 hover:underline"
        address={address}
        id={id}
      >
        <UntrustedText text={name} />
      </OpenLink>
      {/* What the name leaves, down to nothing. */}
      {small && (
        <small className="overflow-hidden text-sm text-ellipsis text-ink-3 sm:flex-1">
          {small}
        </small>
      )}
      {children}
    </span>
  )
}
