import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Freshness } from '../../ui/freshness.tsx'
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
    <Freshness place="foot">
      {readAt !== undefined && (
        <span>
          {messages.drawer.readAt}{' '}
          <Time instant={new Date(readAt).toISOString()} mode="clock" />
        </span>
      )}
      <IconButton size="sm" label={messages.drawer.refresh} onClick={onRefresh}>
        <Icon path={refreshCwIcon} />
      </IconButton>
    </Freshness>
  )
}
