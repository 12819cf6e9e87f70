import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { refreshCwIcon } from '../../ui/icons.ts'
import { Time } from '../values/time.tsx'

interface Props {
  /** In ms since the epoch. */
  readAt: number | undefined
  onRefresh: () => void
}

export function DetailUpdated({ readAt, onRefresh }: Props): ReactNode {
  return (
    <span className="freshness">
      {readAt !== undefined && (
        <span>
          {messages.drawer.readAt}{' '}
          <Time instant={new Date(readAt).toISOString()} mode="clock" />
        </span>
      )}
      <IconButton size="sm" label={messages.drawer.refresh} onClick={onRefresh}>
        <Icon path={refreshCwIcon} />
      </IconButton>
    </span>
  )
}
