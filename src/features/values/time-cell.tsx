import type { ReactNode } from 'react'

import {
  agoText,
  clockText,
  dayText,
  shortDayText
} from '../../format/dates.ts'
import type { RowContext } from '../../ui/table/row-context.ts'

export interface Instant {
  /** ISO 8601. */
  instant: string
  mode: 'ago' | 'day' | 'clock' | 'day-and-clock'
}

interface Props extends Instant {
  rowContext: Pick<RowContext, 'zone' | 'now'>
}

/** An instant in the selected zone. Rendered in the browser only. */
export function TimeCell({ instant, mode, rowContext }: Props): ReactNode {
  const { zone, now } = rowContext
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
          <span>{shortDayText(instant, zone, now)}</span>{' '}
          <span>{clockText(instant, zone)}</span>
        </>
      )
  }
}
