import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isoInZone } from '../../../src/format/iso-in-zone.ts'

const zones = [
  ...Intl.supportedValuesOf('timeZone'),
  'UTC',
  'Etc/GMT+12',
  'Etc/GMT-14'
]

test('names the same instant in every zone', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true }),
      fc.constantFrom(...zones),
      (date, zone) => {
        const text = isoInZone(date.toISOString(), zone)
        expect(Date.parse(text)).toBe(date.getTime())
      }
    )
  )
})

test('shows the clock of the zone', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('1990-01-01'),
        max: new Date('2090-01-01'),
        noInvalidDate: true
      }),
      fc.constantFrom(...zones),
      (date, zone) => {
        const shown = date.toLocaleString('sv-SE', { timeZone: zone })
        const text = isoInZone(date.toISOString(), zone)
        expect(text.slice(0, 19).replace('T', ' ')).toBe(shown)
      }
    )
  )
})

test('has the offset of that day', () => {
  const shown = (instant: string, zone: string): string =>
    isoInZone(instant, zone)
  expect(shown('2026-11-21T13:02:11Z', 'Europe/Berlin')).toBe(
    '2026-11-21T14:02:11.000+01:00'
  )
  expect(shown('2026-07-21T13:02:11.5Z', 'Europe/Berlin')).toBe(
    '2026-07-21T15:02:11.500+02:00'
  )
  expect(shown('2026-11-21T23:59:59.999-05:00', 'Asia/Kathmandu')).toBe(
    '2026-11-22T10:44:59.999+05:45'
  )
  expect(shown('2026-11-21T01:00:00Z', 'America/St_Johns')).toBe(
    '2026-11-20T21:30:00.000-03:30'
  )
  expect(shown('2026-11-21T13:02:11Z', 'UTC')).toBe(
    '2026-11-21T13:02:11.000+00:00'
  )
})

test('tells the two hours of an autumn night apart', () => {
  expect(isoInZone('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe(
    '2026-10-25T02:30:00.000+02:00'
  )
  expect(isoInZone('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe(
    '2026-10-25T02:30:00.000+01:00'
  )
})

test('refuses what is no instant or no zone', () => {
  expect(() => isoInZone('yesterday', 'UTC')).toThrow(RangeError)
  expect(() => isoInZone('2026-11-21T13:02:11Z', 'Moon/Base')).toThrow(
    RangeError
  )
})
