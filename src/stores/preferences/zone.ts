import { atom, computed, onMount, type ReadableAtom } from 'nanostores'

import {
  DEFAULT_ZONE,
  isSameZone,
  isZone,
  zoneToday
} from '../../format/time-zone.ts'
import { $route, navigate } from '../route.ts'
import { savedChoice } from './saved-choice.ts'
import { ZONE_KEY, type ZonePreference } from './saved-zone.ts'

const { $choice: $preference, choose: savePreference } =
  savedChoice<ZonePreference>(ZONE_KEY, 'utc', saved =>
    // To look for a zone is slow: not where none is chosen.
    saved === 'utc' || saved === 'own' || (saved && isZone(saved))
      ? saved
      : undefined
  )
const $own = atom(DEFAULT_ZONE)

/** The device's time zone; UTC before the page runs. */
export const $ownZone: ReadableAtom<string> = $own

// The device's zone is slow to find, so it is read only where needed.
const $shown = computed([$preference, $route], (preference, route) => {
  const preferred = zoneFor(preference)
  const requested = zoneOf(route?.search)
  return requested === undefined || isSameZone(requested, preferred)
    ? { choice: preference, zone: preferred }
    : { choice: choiceOf(requested), zone: requested }
})

function zoneFor(preference: ZonePreference): string {
  if (preference === 'utc') return DEFAULT_ZONE
  return preference === 'own' ? $own.get() : preference
}

/** From the current address, else the preference. */
export const $zone: ReadableAtom<string> = prerendered(
  computed($shown, shown => shown.zone),
  DEFAULT_ZONE
)

/** What is preferred, or named by the address. */
export const $zoneChoice: ReadableAtom<ZonePreference> = prerendered(
  computed($shown, shown => shown.choice),
  'utc'
)

/** Applies to every tab. Replaces a zone in the address, too. */
export function chooseZone(preference: ZonePreference): void {
  savePreference(preference)
  const route = $route.get()
  if (!route || !new URLSearchParams(route.search).has('zone')) return
  const zone = zoneFor(preference)
  const search = route.search.replace(/([?&]zone=)[^&]*/gu, `$1${zone}`)
  const hash = route.fullPath.slice(route.pathname.length + route.search.length)
  navigate(route.pathname + search + hash, 'replace')
}

onMount($own, () => {
  if (typeof window !== 'object') return
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  // A browser that does not know says `Etc/Unknown`, or nothing.
  $own.set(isZone(timeZone) ? zoneToday(timeZone) : DEFAULT_ZONE)
})

function zoneOf(search: string | undefined): string | undefined {
  const zone = new URLSearchParams(search).get('zone')
  return zone !== null && isZone(zone) ? zone : undefined
}

function choiceOf(zone: string): ZonePreference {
  if (isSameZone(zone, DEFAULT_ZONE)) return 'utc'
  return isSameZone(zone, $own.get()) ? 'own' : zone
}

/** A computed store has no initial value of its own for `ssr: 'initial'`. */
function prerendered<Value>(
  store: ReadableAtom<Value>,
  init: Value
): ReadableAtom<Value> {
  return Object.assign(store, { init })
}
