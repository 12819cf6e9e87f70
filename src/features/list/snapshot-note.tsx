import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { clockText, dayText } from '../../format/dates.ts'
import { zoneName } from '../../format/time-zone.ts'
import { messages } from '../../messages.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { $route, navigate } from '../../stores/route.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { snowflakeIcon } from '../../ui/icons.ts'
import { Notice, NoticeText } from '../../ui/notice.tsx'
import type { ListAddress } from './store/list-address.ts'
import type { ListQuery } from './store/list-parameters.ts'
import { liveQuery } from './store/snapshot-link.ts'

interface Props {
  list: Pick<ListAddress, 'href' | 'query'>
  snapshot: ListQuery['snapshot']
}

/** Says that the URL shows the rows of one moment, and can undo that. */
export function SnapshotNote({ list, snapshot }: Props): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  if (!snapshot) return null
  const { at } = snapshot
  const day = dayText(at, zone)
  const clock = clockText(at, zone).slice(0, 5)
  const name = zoneName(zone, Date.parse(at))
  return (
    <Notice as="output" look="quiet" place="list">
      <Icon path={snowflakeIcon} size={14} />
      <NoticeText as="span">
        {messages.notices.frozen(day, clock, name)}
      </NoticeText>
      <Button
        variant="plain"
        size="sm"
        onClick={() => {
          const route = $route.get()
          navigate(list.href(route, liveQuery(list.query(route))), 'push')
        }}
      >
        {messages.notices.makeLive}
      </Button>
    </Notice>
  )
}
