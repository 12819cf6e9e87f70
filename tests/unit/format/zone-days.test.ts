import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { dayOf, startOfDay } from '../../../src/format/zone-days.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const start = (day: string, zone: string): string =>
  new Date(startOfDay(day, zone)).toISOString()

const hours = (day: string, next: string, zone: string): number =>
  (startOfDay(next, zone) - startOfDay(day, zone)) / HOUR

describe('the start of a day', () => {
  test.each([
    ['UTC', '2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['Europe/Berlin', '2026-11-01', '2026-10-31T23:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-01', '2026-10-31T18:15:00.000Z'],
    ['Australia/Lord_Howe', '2026-07-01', '2026-06-30T13:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-01', '2026-10-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-01', '2026-11-01T11:00:00.000Z'],
    ['Africa/Monrovia', '1971-06-01', '1971-06-01T00:44:30.000Z']
  ])('in %s is its midnight: %s', (zone, day, instant) => {
    expect(start(day, zone)).toBe(instant)
  })

  test.each([
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z']
  ])('in %s is 01:00 where there is no midnight: %s', (zone, day, instant) => {
    expect(start(day, zone)).toBe(instant)
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      timeStyle: 'short'
    })
    expect(clock.format(startOfDay(day, zone))).toBe('01:00')
    expect(clock.format(startOfDay(day, zone) - 1)).toBe('23:59')
  })

  test.each([
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/St_Johns', '2010-11-07', '2010-11-07T02:30:00.000Z']
  ])('in %s is the first of two midnights: %s', (zone, day, instant) => {
    expect(start(day, zone)).toBe(instant)
  })

  test('of a day that was skipped is the start of the day after it', () => {
    const skipped = start('2011-12-30', 'Pacific/Apia')
    expect(skipped).toBe('2011-12-30T10:00:00.000Z')
    expect(start('2011-12-31', 'Pacific/Apia')).toBe(skipped)
    expect(start('1993-08-21', 'Pacific/Kwajalein')).toBe(
      start('1993-08-22', 'Pacific/Kwajalein')
    )
  })

  test('is refused for what is no day and for what is no zone', () => {
    expect(() => startOfDay('yesterday', 'UTC')).toThrow(RangeError)
    expect(() => startOfDay('2026-11-01', 'Moon/Base')).toThrow(RangeError)
  })
})

test.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-30', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-26', 25],
  ['America/New_York', '2026-03-08', '2026-03-09', 23],
  ['America/New_York', '2026-11-01', '2026-11-02', 25],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-05', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-06', 24.5],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-05', 23],
  ['America/Sao_Paulo', '2018-02-17', '2018-02-18', 25],
  ['Asia/Kathmandu', '2026-03-29', '2026-03-30', 24],
  ['Pacific/Apia', '2011-12-29', '2011-12-30', 24],
  ['Pacific/Apia', '2011-12-30', '2011-12-31', 0],
  ['UTC', '2026-03-29', '2026-03-30', 24]
])(
  'a day of %s is as long as its clock says: %s',
  (zone, day, next, length) => {
    expect(hours(day, next, zone)).toBe(length)
  }
)

describe('the day of an instant', () => {
  test.each([
    ['UTC', '2026-11-01'],
    ['Asia/Kathmandu', '2026-11-02'],
    ['America/New_York', '2026-11-01']
  ])('is the one of the clock in %s: %s', (zone, day) => {
    expect(dayOf(Date.parse('2026-11-01T20:30:00Z'), zone)).toBe(day)
  })

  test('is the one before a day until the day starts, in any zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC'),
        fc.integer({ min: 0, max: 30_000 }),
        (zone, days) => {
          const day = new Date(days * DAY).toISOString().slice(0, 10)
          const first = startOfDay(day, zone)
          const shown = dayOf(first, zone)
          expect(dayOf(first - 1, zone) < day).toBe(true)
          expect(shown >= day).toBe(true)
          // Only where a zone has jumped over the day is it another one.
          const next = new Date((days + 1) * DAY).toISOString().slice(0, 10)
          if (startOfDay(next, zone) > first) expect(shown).toBe(day)
        }
      ),
      { numRuns: 2000 }
    )
  })

  test('never goes back from one start to the next, around every change', () => {
    for (const zone of [
      'Europe/Berlin',
      'America/New_York',
      'America/Sao_Paulo',
      'America/St_Johns',
      'Asia/Beirut',
      'Asia/Gaza',
      'Australia/Lord_Howe',
      'Pacific/Apia'
    ]) {
      let before = startOfDay('2009-12-31', zone)
      for (
        let midnight = Date.UTC(2010, 0, 1);
        midnight < Date.UTC(2013, 0, 1);
        midnight += DAY
      ) {
        const day = new Date(midnight).toISOString().slice(0, 10)
        const first = startOfDay(day, zone)
        const length = (first - before) / HOUR
        if (length !== 0) expect(length).toBeGreaterThanOrEqual(22.5)
        expect(length).toBeLessThanOrEqual(25)
        before = first
      }
    }
  })
})
