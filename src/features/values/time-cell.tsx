import type { ReactNode } from 'react'

import {
  agoText,
  clockText,
  dayText,
  shortDayText
} from '../../format/dates.ts'
import type { RowSurroundings } from '../../ui/table/row-surroundings.ts'

export interface Instant {
  /** ISO 8601. */
  instant: string
  mode: 'ago' | 'day' | 'clock' | 'day-and-clock'
}

interface Props extends Instant {
  surroundings: Pick<RowSurroundings, 'zone' | 'now'>
}

/** An instant in the shown zone. Rendered in the browser only. */
export function TimeCell({ instant, mode, surroundings }: Props): ReactNode {
  const { zone, now } = surroundings
  return <time dateTime={instant}>{timeText(instant, mode, zone, now())}</time>
}

function timeText(
  instant: string,
  mode: Instant['mode'],
  zone: string,
  now: number
): ReactNode {
  switch (mode) {
    case 'ago':
      return agoText(instant, zone, now)
    case 'day':
      return dayText(instant, zone)
    case 'clock':
      return clockText(instant, zone)
    case 'day-and-clock':
      return (
        <>
          <span className="day">{shortDayText(instant, zone, now)}</span>{' '}
          {clockText(instant, zone)}
        </>
      )
  }
}
