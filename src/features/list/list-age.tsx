import { useStore } from '@nanostores/react'
import { memo, type ReactNode, useEffect, useState } from 'react'

import { agoText, clockText } from '../../format/dates.ts'
import { messages } from '../../messages.ts'
import { REFRESH_KEY } from '../../routes/key-press.ts'
import { announceChange } from '../../stores/changes.ts'
import { $singleKeys } from '../../stores/preferences/single-keys.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { serverNow } from '../../stores/server-time.ts'
import { Freshness } from '../../ui/freshness.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { refreshCwIcon } from '../../ui/icons.ts'
import { useCommand } from '../page/use-command.ts'

const TICK_MS = 1000

interface Props {
  place: 'head' | 'bar'
  /** When the rows arrived, ms since the epoch, by the server's clock. */
  readAt: number | undefined
  /** In the toolbar, where a phone has room for the button alone. */
  inBar?: boolean | undefined
}

function PlainAge({ place, readAt }: Props): ReactNode {
  const keys = useStore($singleKeys, { ssr: 'initial' })
  useCommand({
    label: messages.list.refresh,
    key: REFRESH_KEY,
    run: refresh
  })
  return (
    <Freshness place={place}>
      {readAt !== undefined && (
        <Age readAt={readAt} isInBar={place === 'bar'} />
      )}
      <IconButton
        size="sm"
        label={messages.list.refresh}
        title={keys === 'on' ? messages.list.refreshKey : messages.list.refresh}
        aria-keyshortcuts={keys === 'on' ? REFRESH_KEY : undefined}
        onClick={refresh}
      >
        <Icon path={refreshCwIcon} />
      </IconButton>
    </Freshness>
  )
}

/** Age of the rows, and a refresh button (key `r`). */
export const ListAge = memo(PlainAge)

/** All that is shown: a count or an open drawer must not say another thing. */
function refresh(): void {
  announceChange()
}

interface AgeProps {
  readAt: number
  isInBar: boolean
}

/** Ticks alone: nothing else is rendered with it. */
function Age({ readAt, isInBar }: AgeProps): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(
    0,
    Math.floor((Math.max(now, readAt) - readAt) / 1000)
  )
  const instant = new Date(readAt).toISOString()
  const clock = clockText(instant, zone)
  const ago = agoText(instant, zone, now)
  const texts = messages.list.updated(seconds, ago)
  // A new element for each text: a new length is no layout shift.
  return (
    <span
      key={texts}
      className={isInBar ? 'whitespace-nowrap max-sm:hidden' : 'max-3xs:hidden'}
      title={messages.list.asOf(clock)}
    >
      {texts}
    </span>
  )
}
