import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Time } from '../values/time.tsx'

interface Props {
  /** In ms since the epoch. */
  readAt: number | undefined
  onRefresh: () => void
}

export function DetailFreshness({ readAt, onRefresh }: Props): ReactNode {
  return (
    <span className="freshness">
      {readAt !== undefined && (
        <span>
          {messages.drawer.readAt}{' '}
          <Time instant={new Date(readAt).toISOString()} mode="clock" />
        </span>
      )}
      <IconButton size="sm" label={messages.drawer.refresh} onClick={onRefresh}>
        <RefreshCw strokeWidth={1.75} aria-hidden />
      </IconButton>
    </span>
  )
}
