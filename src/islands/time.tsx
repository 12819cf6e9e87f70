import type { ReactNode } from 'react'

import {
  agoText,
  bothZonesText,
  clockText,
  dayText,
  shortDayText
} from '../domain/dates.ts'
import { LOCALE } from '../domain/locale.ts'
import { TimeText } from '../ui/time-text.tsx'

interface Props {
  /** ISO 8601. */
  instant: string
  mode: 'ago' | 'day' | 'clock' | 'day-and-clock'
}

/** An instant, with both zones in its tooltip. Rendered in the browser only. */
export function Time({ instant, mode }: Props): ReactNode {
  return (
    <TimeText
      instant={instant}
      text={timeText(instant, mode)}
      title={bothZonesText(instant, LOCALE)}
    />
  )
}

function timeText(instant: string, mode: Props['mode']): string {
  switch (mode) {
    case 'ago':
      return agoText(instant, Date.now(), LOCALE)
    case 'day':
      return dayText(instant, LOCALE)
    case 'clock':
      return clockText(instant, LOCALE)
    case 'day-and-clock':
      return `${shortDayText(instant, Date.now(), LOCALE)} ${clockText(instant, LOCALE)}`
  }
}
