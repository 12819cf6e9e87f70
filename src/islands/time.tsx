import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import {
  agoText,
  bothZonesText,
  clockText,
  dayText,
  shortDayText
} from '../domain/dates.ts'
import { LOCALE } from '../domain/locale.ts'
import { $ownZone, $zone } from '../stores/preferences/zone.ts'
import { TimeText } from '../ui/time-text.tsx'

interface Props {
  /** ISO 8601. */
  instant: string
  mode: 'ago' | 'day' | 'clock' | 'day-and-clock'
}

/**
 * An instant in the shown zone, with UTC and the reader's own zone in its
 * tooltip. Rendered in the browser only.
 */
export function Time({ instant, mode }: Props): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  const own = useStore($ownZone, { ssr: 'initial' })
  return (
    <TimeText
      instant={instant}
      text={timeText(instant, mode, zone)}
      title={bothZonesText(instant, own, LOCALE)}
    />
  )
}

function timeText(
  instant: string,
  mode: Props['mode'],
  zone: string
): ReactNode {
  const now = Date.now()
  switch (mode) {
    case 'ago':
      return agoText(instant, zone, now, LOCALE)
    case 'day':
      return dayText(instant, zone, LOCALE)
    case 'clock':
      return clockText(instant, zone, LOCALE)
    case 'day-and-clock':
      return (
        <>
          <span className="day">
            {shortDayText(instant, zone, now, LOCALE)}
          </span>{' '}
          {clockText(instant, zone, LOCALE)}
        </>
      )
  }
}
