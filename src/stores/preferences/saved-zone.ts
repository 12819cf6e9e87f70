import { recall } from './recall.ts'

export const ZONE_KEY = 'panel-zone'

/** UTC, the zone of the device (`own`), or another by its name. */
export type ZonePreference = string

export function savedZone(): ZonePreference {
  return recall(ZONE_KEY) ?? 'utc'
}
