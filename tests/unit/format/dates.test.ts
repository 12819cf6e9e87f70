import { describe, expect, test } from 'vitest'

import {
  agoText,
  bothZonesText,
  clockText,
  dayText,
  shortDayText,
  weekdayText,
  calendarDayText
} from '../../../src/format/dates.ts'

const HOUR = 3_600_000
const now = Date.UTC(2026, 10, 21, 14, 2, 11)
const ago = (milliseconds: number, zone = 'UTC'): string =>
  agoText(new Date(now - milliseconds).toISOString(), zone, now)

describe('a day', () => {
  test('is named with its weekday, and with its year where that is not this one', () => {
    expect(weekdayText('2026-11-14', '2026')).toBe('Saturday 14 Nov')
    expect(weekdayText('2025-12-31', '2026')).toBe('Wednesday, 31 Dec 2025')
  })
})

describe('an instant', () => {
  test.each([
    ['UTC', '14 Nov 2026', '23:30:09'],
    ['Europe/Berlin', '15 Nov 2026', '00:30:09'],
    ['America/New_York', '14 Nov 2026', '18:30:09'],
    ['Asia/Kathmandu', '15 Nov 2026', '05:15:09']
  ])('is written in the zone: %s', (zone, day, clock) => {
    const instant = '2026-11-14T23:30:09Z'
    expect(dayText(instant, zone)).toBe(day)
    expect(clockText(instant, zone)).toBe(clock)
  })

  test('is without its year in the year that it is in the zone', () => {
    const stage = '2026-12-31T23:30:00Z'
    const later = Date.parse('2027-02-01T00:00:00Z')
    const short = (instant: string, zone: string): string =>
      shortDayText(instant, zone, later)
    expect(short(stage, 'UTC')).toBe('31 Dec 2026')
    expect(short(stage, 'Europe/Berlin')).toBe('1 Jan')
    expect(short('2028-01-01T12:00:00Z', 'UTC')).toBe('1 Jan 2028')
  })

  test('is told by its age within an hour, then within its day', () => {
    expect(ago(30_000)).toBe('now')
    expect(ago(3 * 60_000)).toBe('3 min ago')
    expect(ago(5 * HOUR)).toBe('5 hr ago')
    expect(ago(-30_000)).toBe('now')
    expect(ago(-3 * 60_000)).toBe('in 3 min')
    expect(ago(-5 * HOUR)).toBe('in 5 hr')
  })

  test('is told by its day in the zone beyond that', () => {
    expect(ago(25 * HOUR)).toBe('yesterday')
    // 14:02 in UTC is 23:02 in Tokyo, so 15 hours ago is the same day there.
    expect(ago(15 * HOUR)).toBe('yesterday')
    expect(ago(15 * HOUR, 'Asia/Tokyo')).toBe('15 hr ago')
    expect(ago(39 * HOUR)).toBe('19 Nov 2026')
    expect(ago(39 * HOUR, 'Asia/Tokyo')).toBe('yesterday')
    expect(ago(72 * HOUR)).toBe('18 Nov 2026')
    expect(ago(63 * HOUR, 'Asia/Tokyo')).toBe('19 Nov 2026')
    expect(ago(-5 * HOUR, 'Asia/Tokyo')).toBe('tomorrow')
    expect(ago(-30 * HOUR)).toBe('tomorrow')
    expect(ago(-40 * HOUR)).toBe('23 Nov 2026')
  })

  test('is minutes ago right after midnight, too', () => {
    const text = (instant: string): string =>
      agoText(instant, 'UTC', Date.parse('2026-11-21T00:10:00Z'))
    expect(text('2026-11-20T23:50:00Z')).toBe('20 min ago')
    expect(text('2026-11-20T23:10:00Z')).toBe('yesterday')
    expect(text('2026-11-19T23:59:00Z')).toBe('19 Nov 2026')
  })

  test('is written in UTC and in the own zone in full', () => {
    const instant = '2026-11-21T14:02:11Z'
    expect(bothZonesText(instant, 'Europe/Berlin')).toBe(
      '21 Nov 2026, 14:02:11 UTC · 21 Nov 2026, 15:02:11 CET'
    )
    expect(bothZonesText(instant, 'UTC')).toBe('21 Nov 2026, 14:02:11 UTC')
  })
})

test.each([
  ['2026-11-14', '14 Nov 2026'],
  // What a field gives while a year is typed.
  ['0002-11-14', ''],
  ['20266-11-14', ''],
  ['', '']
])('a calendar day in words: %s', (day, words) => {
  expect(calendarDayText(day)).toBe(words)
})
