import { describe, expect, test } from 'vitest'

import { isSameZone, isZone, zoneName } from '../../../src/format/time-zone.ts'

describe('a zone', () => {
  test.each(['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Etc/GMT+5'])(
    'is %s',
    zone => {
      expect(isZone(zone)).toBe(true)
    }
  )

  test.each(['', 'Berlin', '+01:00', '-05', 'Europe/Berlin ', 'own', '../x'])(
    'is not %j',
    text => {
      expect(isZone(text)).toBe(false)
    }
  )

  test('is the same one by each of its names', () => {
    expect(isSameZone('Asia/Kathmandu', 'Asia/Katmandu')).toBe(true)
    expect(isSameZone('Etc/UTC', 'UTC')).toBe(true)
    expect(isSameZone('europe/berlin', 'Europe/Berlin')).toBe(true)
    expect(isSameZone('Europe/Berlin', 'Europe/Paris')).toBe(false)
  })

  test('is named by what its clock is called at an instant', () => {
    const winter = Date.UTC(2026, 0, 1)
    const summer = Date.UTC(2026, 6, 1)
    expect(zoneName('UTC', winter)).toBe('UTC')
    expect(zoneName('Europe/Berlin', winter)).toBe('CET')
    expect(zoneName('Europe/Berlin', summer)).toBe('CEST')
    expect(zoneName('Asia/Kathmandu', winter)).toBe('GMT+5:45')
  })
})
