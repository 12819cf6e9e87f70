import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { RadioMenu } from '../../features/list/popovers/radio-menu.tsx'
import { DEFAULT_ZONE, zoneName } from '../../format/time-zone.ts'
import { messages } from '../../messages.ts'
import {
  $ownZone,
  $zone,
  $zoneChoice,
  chooseZone
} from '../../stores/preferences/zone.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDownIcon, clockIcon } from '../../ui/icons.ts'

export function ZoneMenu(): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  const choice = useStore($zoneChoice, { ssr: 'initial' })
  const text = messages.zone
  return (
    <RadioMenu
      label={text.shown(nameOf(zone), zone)}
      align="end"
      legend={text.legend}
      summary={
        <>
          <Icon path={clockIcon} size={14} />
          {nameOf(zone)}
          <Icon path={chevronDownIcon} size={14} />
        </>
      }
      options={() => {
        // Slow to find, so not during hydration.
        const own = $ownZone.get()
        return [
          { value: 'utc', label: DEFAULT_ZONE },
          { value: 'own', label: text.own(own, nameOf(own)) },
          ...(choice === 'address'
            ? [{ value: choice, label: text.address(zone, nameOf(zone)) }]
            : [])
        ]
      }}
      value={choice}
      onChoose={chosen => {
        if (chosen !== 'address') chooseZone(chosen)
      }}
    />
  )
}

function nameOf(zone: string): string {
  return zoneName(zone, Date.now())
}
