import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'

import { isoInZone } from '../../../format/iso-in-zone.ts'
import { zoneName } from '../../../format/time-zone.ts'
import { firstInstant } from '../../../format/zone-days.ts'
import { messages } from '../../../messages.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { Field } from '../../../ui/field.tsx'
import type { SharedProps } from './field-props.ts'

/** What is no moment, so that it is refused and not taken for "left empty". */
const HALF_TYPED = '?'

interface Props extends Omit<SharedProps, 'id'> {
  id?: string
  onInstant: (instant: string) => void
  onLeave: () => void
}

/** A moment, to the minute, on the clock of the shown zone. */
export function InstantInput(props: Props): ReactNode {
  const { value, hint, onInstant, onLeave, ...shared } = props
  const shown = useStore($zone, { ssr: 'initial' })
  // The zone of a form stays: what was typed would mean another moment.
  const [{ zone, called }] = useState(() => ({
    zone: shown,
    called: zoneName(shown, Date.now())
  }))
  // Kept as typed: a year is no year yet after its first digit.
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
      onChange={event => take(event.target)}
      onBlur={event => {
        // A half typed date changes nothing that `onChange` would hear of.
        if (event.target.validity.badInput) take(event.target)
        onLeave()
      }}
    />
  )
}

/** `2026-11-21T14:02`: what the clock of the zone shows at an instant. */
function clockOf(instant: string, zone: string): string {
  return Number.isNaN(Date.parse(instant))
    ? ''
    : isoInZone(instant, zone).slice(0, 16)
}

/** Years that no clock of a zone is known for stay as they are: long over. */
function instantOf(clock: string, zone: string): string {
  const shown = Date.parse(`${clock}Z`)
  return Number.isNaN(shown) || shown < 0
    ? clock
    : new Date(firstInstant(shown, zone)).toISOString()
}
