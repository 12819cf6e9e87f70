import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { bothZonesText, fullText } from '../../format/dates.ts'
import { DEFAULT_ZONE, isSameZone } from '../../format/time-zone.ts'
import { $ownZone, $zone } from '../../stores/preferences/zone.ts'
import { Time } from '../values/time.tsx'

interface Props {
  /** ISO 8601. */
  instant: string
  mode?: 'ago' | 'day-and-clock' | undefined
}

/** Prints the other zone in full: keyboard and touch cannot reach a tooltip. */
export function TimeFact({
  instant,
  mode = 'day-and-clock'
}: Props): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  const own = useStore($ownZone, { ssr: 'initial' })
  const other = isSameZone(zone, DEFAULT_ZONE) ? own : DEFAULT_ZONE
  return (
    <>
      <Time instant={instant} mode={mode} />
      {!isSameZone(own, DEFAULT_ZONE) && (
        <small className="text-ink-3">
          {mode === 'ago'
            ? bothZonesText(instant, own)
            : fullText(instant, other)}
        </small>
      )}
    </>
  )
}
