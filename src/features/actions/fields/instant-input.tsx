import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'

import { calendarDayText } from '../../../format/dates.ts'
import { isoInZone } from '../../../format/iso-in-zone.ts'
import { zoneName } from '../../../format/time-zone.ts'
import { firstInstant } from '../../../format/zone-days.ts'
import { messages } from '../../../messages.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { serverNow } from '../../../stores/server-time.ts'
import { Field } from '../../../ui/field.tsx'
import type { SharedProps } from './field-props.ts'

/** An invalid instant: it is refused instead of read as empty. */
const HALF_TYPED = '?'

interface Props extends SharedProps {
  onInstant: (instant: string) => void
  onLeave: () => void
}

/** A time to the minute, in the selected zone. */
export function InstantInput(props: Props): ReactNode {
  const { value, hint, onInstant, onLeave, ...shared } = props
  const shown = useStore($zone, { ssr: 'initial' })
  // The zone is fixed: another one would change the typed instant.
  const [{ zone, called }] = useState(() => ({
    zone: shown,
    called: zoneName(shown, serverNow())
  }))
  // Kept as typed: after its first digit a year is not a year yet.
  const [clock, setClock] = useState(() => clockOf(value, zone))
  const hints = [hint, messages.actions.timesIn(called)]

  function take(input: HTMLInputElement): void {
    setClock(input.value)
    onInstant(
      input.validity.badInput ? HALF_TYPED : instantOf(input.value, zone)
    )
  }

  return (
    <Field
      {...shared}
      hint={hints.filter(Boolean).join(' ')}
      type="datetime-local"
      value={clock}
      atRest={clock && clockInWords(clock)}
      onChange={event => take(event.target)}
      onBlur={event => {
        // `onChange` does not fire for a half-typed date.
        if (event.target.validity.badInput) take(event.target)
        onLeave()
      }}
    />
  )
}

/** `21 Nov 2026 14:02` */
function clockInWords(clock: string): string {
  const [day = '', time = ''] = clock.split('T')
  const words = calendarDayText(day)
  return words && `${words} ${time}`
}

/** E.g. `2026-11-21T14:02`: what the zone's clock shows. */
function clockOf(instant: string, zone: string): string {
  return Number.isNaN(Date.parse(instant))
    ? ''
    : isoInZone(instant, zone).slice(0, 16)
}

/** Before 1970 zone offsets are unknown: the text stays, as it is long past. */
function instantOf(clock: string, zone: string): string {
  const shown = Date.parse(`${clock}Z`)
  return Number.isNaN(shown) || shown < 0
    ? clock
    : new Date(firstInstant(shown, zone)).toISOString()
}
