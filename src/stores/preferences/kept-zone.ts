import { recall } from './recall.ts'

/** Where the preference is kept for every tab of this browser. */
export const ZONE_KEY = 'panel-zone'

/** What a person can prefer: UTC, or the zone of the own clock. */
export type ZonePreference = 'utc' | 'own'

/** The zone that is preferred in this browser: UTC until one is chosen. */
export function keptZone(): ZonePreference {
  return recall(ZONE_KEY) === 'own' ? 'own' : 'utc'
}
