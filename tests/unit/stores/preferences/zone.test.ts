import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type * as zones from '../../../../src/stores/preferences/zone.ts'
import type * as routing from '../../../../src/stores/route.ts'
import { freshDocument } from '../../../support/fresh-document.ts'
import { goBack, loadPage } from '../../../support/panel-page.ts'

const ZONE_KEY = 'panel-zone'

type Zones = typeof zones & typeof routing

/** The zone of a new page at this address, which follows it from now on. */
async function openZone(address = '/users'): Promise<Zones> {
  loadPage('/api/', address)
  return startZone()
}

async function startZone(): Promise<Zones> {
  const route = await import('../../../../src/stores/route.ts')
  const stores = await import('../../../../src/stores/preferences/zone.ts')
  route.startRouting()
  return { ...route, ...stores }
}

/** What another tab of this browser does to the storage. */
function changeElsewhere(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear()
  else if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  const event = new window.StorageEvent('storage', { key, newValue: value })
  window.dispatchEvent(event)
}

describe('the shown zone', () => {
  test('is UTC where nothing is said, and before the page runs', async () => {
    freshDocument('/api/')
    const { $zone, $ownZone, $zoneChoice } =
      await import('../../../../src/stores/preferences/zone.ts')
    expect($zone.get()).toBe('UTC')
    expect($ownZone.get()).toBe('UTC')
    expect($zoneChoice.get()).toBe('utc')
    const page = await openZone()
    expect(page.$zone.get()).toBe('UTC')
    expect(page.$ownZone.get()).toBe('Asia/Tokyo')
  })

  test('begins as UTC in what is hydrated, whatever is preferred', async () => {
    const { $zone, $ownZone, $zoneChoice, chooseZone } = await openZone()
    chooseZone('own')
    expect([$zone.init, $ownZone.init, $zoneChoice.init]).toEqual([
      'UTC',
      'UTC',
      'utc'
    ])
  })

  test('is the preferred one, and is so on the next page', async () => {
    const { $zone, $zoneChoice, chooseZone } = await openZone()
    const shown: string[] = []
    onTestFinished($zone.subscribe(zone => void shown.push(zone)))
    chooseZone('own')
    expect(shown).toEqual(['UTC', 'Asia/Tokyo'])
    expect($zoneChoice.get()).toBe('own')
    vi.resetModules()
    const next = await startZone()
    expect(next.$zone.get()).toBe('Asia/Tokyo')
    next.chooseZone('utc')
    expect(next.$zone.get()).toBe('UTC')
  })

  test('is any other that was chosen, on the next page too', async () => {
    const { $zone, $zoneChoice, chooseZone } = await openZone()
    chooseZone('America/New_York')
    expect($zone.get()).toBe('America/New_York')
    vi.resetModules()
    const next = await startZone()
    expect(next.$zone.get()).toBe('America/New_York')
    expect(next.$zoneChoice.get()).toBe('America/New_York')
    expect($zoneChoice.get()).toBe('America/New_York')
  })

  test('is the own one under its name of today', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Asia/Calcutta'
    })
    const { $ownZone } = await openZone()
    expect($ownZone.get()).toBe('Asia/Kolkata')
  })

  test('is UTC where the browser cannot tell its own', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Etc/Unknown'
    })
    const { $zone, $ownZone, chooseZone } = await openZone()
    chooseZone('own')
    expect($ownZone.get()).toBe('UTC')
    expect($zone.get()).toBe('UTC')
  })
})

describe('an address with a zone', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['UTC', 'utc'],
    ['Asia/Tokyo', 'own']
  ])('shows that one: %s', async (zone, choice) => {
    const stores = await openZone(`/users?page=2&zone=${zone}`)
    expect(stores.$zone.get()).toBe(zone)
    expect(stores.$zoneChoice.get()).toBe(choice)
  })

  test('shows the preferred one where it names none', async () => {
    const stores = await openZone('/users?zone=Moon/Base')
    expect(stores.$zone.get()).toBe('UTC')
  })

  test('counts while it is shown, and at once for who reads it then', async () => {
    const { $route, $zone, navigate } = await openZone()
    const seen: string[] = []
    // Before the zone itself hears of the address.
    onTestFinished($route.listen(() => void seen.push($zone.get())))
    onTestFinished($zone.listen(() => undefined))
    navigate('/users?zone=Europe/Berlin', 'push')
    navigate('/games', 'push')
    await goBack()
    expect(seen).toEqual(['Europe/Berlin', 'UTC', 'Europe/Berlin'])
  })

  test('names the zone that is chosen, in the same entry', async () => {
    const stores = await openZone(
      '/users?createdAt=7d&zone=Europe/Berlin&sort=email,-id#top'
    )
    const { length } = history
    stores.chooseZone('own')
    expect(stores.$route.get()?.fullPath).toBe(
      '/users?createdAt=7d&zone=Asia/Tokyo&sort=email,-id#top'
    )
    expect(stores.$zone.get()).toBe('Asia/Tokyo')
    stores.chooseZone('utc')
    expect(location.search).toBe('?createdAt=7d&zone=UTC&sort=email,-id')
    expect(stores.$zone.get()).toBe('UTC')
    expect(history.length).toBe(length)
  })

  test('is left alone where it names none', async () => {
    const { $route, chooseZone } = await openZone('/users?timezone=1')
    const before = $route.get()
    chooseZone('own')
    expect($route.get()).toBe(before)
  })
})

describe('the preference', () => {
  test('of another tab is followed', async () => {
    const { $zone } = await openZone()
    const stop = $zone.listen(() => undefined)
    changeElsewhere(ZONE_KEY, 'own')
    expect($zone.get()).toBe('Asia/Tokyo')
    changeElsewhere('another', 'utc')
    expect($zone.get()).toBe('Asia/Tokyo')
    changeElsewhere(null, null)
    expect($zone.get()).toBe('UTC')
    changeElsewhere(ZONE_KEY, 'nonsense')
    expect($zone.get()).toBe('UTC')
    stop()
  })

  test('is followed no longer when nothing shows it', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { $zone } = await openZone()
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    $zone.listen(() => undefined)()
    vi.advanceTimersByTime(5000)
    const listened = ({ mock }: typeof added | typeof removed): number =>
      mock.calls.filter(([name]) => name === 'storage').length
    expect(listened(added)).toBe(1)
    expect(listened(removed)).toBe(1)
  })

  test('works without being kept where there is no storage', async () => {
    const stores = await openZone()
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('No storage', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('No storage', 'SecurityError')
      }
    })
    const stop = stores.$zone.listen(() => undefined)
    stores.chooseZone('own')
    expect(stores.$zone.get()).toBe('Asia/Tokyo')
    const event = new window.StorageEvent('storage', { key: ZONE_KEY })
    window.dispatchEvent(event)
    expect(stores.$zone.get()).toBe('Asia/Tokyo')
    stop()
  })
})
