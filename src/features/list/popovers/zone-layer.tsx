import { useStore } from '@nanostores/react'

import '../../../styles/opened.css'
import { type ReactNode, useState } from 'react'

import { countryName } from '../../../format/country-name.ts'
import { LOCALE } from '../../../format/locale.ts'
import { DEFAULT_ZONE, zoneName } from '../../../format/time-zone.ts'
import { allZones, zonesOfCountry } from '../../../format/zone-list.ts'
import { messages } from '../../../messages.ts'
import {
  $ownZone,
  $zoneChoice,
  chooseZone
} from '../../../stores/preferences/zone.ts'
import { $route } from '../../../stores/route.ts'
import { serverNow } from '../../../stores/server-time.ts'
import { RadioList } from '../../../ui/radio-list.tsx'
import { SelectField, type SelectOption } from '../../../ui/select-field.tsx'
import { userDetail } from '../../drawer/details.ts'

const texts = messages.zone

/** UTC, the device's zone, or any other: first those of the shown user. */
export function ZoneLayer({ onDone }: { onDone: () => void }): ReactNode {
  const choice = useStore($zoneChoice, { ssr: 'initial' })
  const own = useStore($ownZone, { ssr: 'initial' })
  const [others] = useState(otherZones)
  return (
    <>
      <RadioList
        legend={texts.legend}
        options={[
          { value: 'utc', label: DEFAULT_ZONE },
          { value: 'own', label: texts.own(own, zoneName(own, serverNow())) }
        ]}
        value={choice}
        onChoose={chooseZone}
        onDone={onDone}
      />
      <div className="px-2 pt-1 pb-2">
        <SelectField
          label={texts.other}
          placeholder={texts.choose}
          options={others}
          value={choice === 'utc' || choice === 'own' ? '' : choice}
          onChange={event => chooseZone(event.target.value)}
        />
      </div>
    </>
  )
}

function otherZones(): SelectOption[] {
  const country = countryOfUser() ?? ''
  const near = zonesOfCountry(country, LOCALE)
  const far = allZones(LOCALE).filter(
    ({ value }) => !near.some(option => option.value === value)
  )
  const name = countryName(country, LOCALE)
  return [
    ...near.map(({ value, label }) => ({ value, label: `${name}: ${label}` })),
    ...far
  ]
}

/** Whose entries are shown. */
function countryOfUser(): string | undefined {
  const id = $route.get()?.match?.params['id']
  const state = userDetail.$state.get()
  return id !== undefined && state.kind === 'shown' && state.key === id
    ? state.answer.value.country
    : undefined
}
