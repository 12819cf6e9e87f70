import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { $zone } from '../../stores/preferences/zone.ts'
import { serverNow } from '../../stores/server-time.ts'
import { type Instant, TimeCell } from './time-cell.tsx'

/** An instant outside table rows; in rows use `TimeCell`. */
export function Time(instant: Instant): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  return <TimeCell {...instant} rowContext={{ zone, now: serverNow }} />
}
