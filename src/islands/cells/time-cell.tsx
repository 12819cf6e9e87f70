import type { ReactNode } from 'react'

import {
  agoText,
  bothZonesText,
  clockText,
  dayText,
  shortDayText
} from '../../domain/dates.ts'
import { LOCALE } from '../../domain/locale.ts'
import type { RowSurroundings } from '../../domain/row-surroundings.ts'
import { TimeText } from '../../ui/time-text.tsx'

export interface Instant {
  /** ISO 8601. */
  instant: string
  mode: 'ago' | 'day' | 'clock' | 'day-and-clock'
}

interface Props extends Instant {
  surroundings: Pick<RowSurroundings, 'zone' | 'ownZone' | 'now'>
}

/**
 * An instant in the shown zone, with UTC and the reader's own zone in its
 * tooltip. Rendered in the browser only.
 */
export function TimeCell({ instant, mode, surroundings }: Props): ReactNode {
  const { zone, ownZone, now } = surroundings
  return (
    <TimeText
      instant={instant}
      text={timeText(instant, mode, zone, now())}
      title={bothZonesText(instant, ownZone, LOCALE)}
    />
  )
}

function timeText(
  instant: string,
  mode: Instant['mode'],
  zone: string,
  now: number
): ReactNode {
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
