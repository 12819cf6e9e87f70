import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { ZoneLayer } from '../../features/list/popovers/lazy-layers.ts'
import { zoneName } from '../../format/time-zone.ts'
import { messages } from '../../messages.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { serverNow } from '../../stores/server-time.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDownIcon, clockIcon } from '../../ui/icons.ts'
import { Popover } from '../../ui/popover.tsx'

export function ZoneMenu(): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  const name = zoneName(zone, serverNow())
  return (
    <Popover
      label={messages.zone.shown(name, zone)}
      align="end"
      summary={
        <>
          <Icon path={clockIcon} size={14} />
          {name}
          <Icon path={chevronDownIcon} size={14} />
        </>
      }
    >
      {close => <ZoneLayer onDone={close} />}
    </Popover>
  )
}
