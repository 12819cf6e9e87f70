import { recall } from './recall.ts'

export const ZONE_KEY = 'panel-zone'

/** UTC, or the zone of the device. */
export type ZonePreference = 'utc' | 'own'

export function savedZone(): ZonePreference {
  return recall(ZONE_KEY) === 'own' ? 'own' : 'utc'
}
