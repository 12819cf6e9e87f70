import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  type Period,
  periodBounds,
  type PeriodPreset,
  pinPeriod,
  readPeriod,
  writePeriod
} from '../../../src/format/periods.ts'

const presets: PeriodPreset[] = [
  'today',
  'yesterday',
  '7d',
  '30d',
  'last-week',
  'month',
  'last-month',
  'before-7d',
  'before-30d',
  'before-90d'
]

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'UTC'
]

const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const moment = fc.integer({ min: 0, max: LAST })
/** No clock is within a month of the first or the last day there is. */
const now = fc.integer({ min: Date.UTC(1971), max: Date.UTC(9999) })
const instant = moment.map(value => new Date(value).toISOString())
const day = instant.map(text => text.slice(0, 10))
const ordered = fc
  .oneof(fc.tuple(day, day), fc.tuple(instant, instant))
  .map(([one, other]) =>
    one < other ? { from: one, to: other } : { from: other, to: one }
  )
const period = fc.oneof<fc.Arbitrary<Period>[]>(
  fc.constantFrom(...presets).map(preset => ({ kind: 'preset', preset })),
  fc.oneof(day, instant).map(from => ({ kind: 'since', from })),
  fc.oneof(day, instant).map(to => ({ kind: 'until', to })),
  ordered.map(ends => ({ kind: 'between', ...ends }))
)

function bounds(
  text: string,
  zone: string,
  at = '2026-11-21T14:02:11.000Z'
): unknown {
  const read = readPeriod(text)
  if (!read) throw new Error(`${text} is no period`)
  return periodBounds(read, zone, Date.parse(at))
}

describe('the text of a period', () => {
  test('says its kind and its ends', () => {
    expect(readPeriod('7d')).toEqual({ kind: 'preset', preset: '7d' })
    expect(readPeriod('2026-11-01..')).toEqual({
      kind: 'since',
      from: '2026-11-01'
    })
    expect(readPeriod('..2026-11-01T10:00:00.000Z')).toEqual({
      kind: 'until',
      to: '2026-11-01T10:00:00.000Z'
    })
    expect(readPeriod('2026-11-01..2026-11-01')).toEqual({
      kind: 'between',
      from: '2026-11-01',
      to: '2026-11-01'
    })
    expect(readPeriod('2026-11-01..2026-11-03T10:00:00.000Z')).toBeDefined()
  })

  test('is read back as the period that it was written from', () => {
    fc.assert(
      fc.property(period, value => {
        expect(readPeriod(writePeriod(value))).toEqual(value)
      })
    )
  })

  test.each([
    '',
    '..',
    '7D',
    '8d',
    '90d',
    'tomorrow',
    'today ',
    'toString',
    '2026-11-01',
    '2026-02-30..',
    '2026-13-01..',
    '2026-00-10..',
    '2026-11-00..',
    '2025-02-29..',
    '..2026-2-1',
    '1969-12-31..',
    '10000-01-01..',
    '+010000-01-01T00:00:00.000Z..',
    '..0000-01-01',
    '2026-11-02..2026-11-01',
    '2026-11-01T10:00:00.001Z..2026-11-01T10:00:00.000Z',
    '2026-11-09..2026-11-01T10:00:00.000Z',
    '2026-11-09T10:00:00.000Z..2026-11-01',
    '2026-11-01T10:00:00Z..',
    '2026-11-01T24:00:00.000Z..',
    '2026-11-01T10:00:00.000+01:00..',
    '2026-11-01..2026-11-02..2026-11-03',
    '2026-11-01...2026-11-02',
    '2026-11-01 ..',
    'garbage..2026-11-01',
    '2026-11-01..garbage'
  ])('is none: %j', text => {
    expect(readPeriod(text)).toBeUndefined()
  })

  test('is one or none, whatever is typed, and then stays the same', () => {
    const piece = fc.constantFrom('..', '..', '7d', '2026-11-01', '2026-02-30')
    const end = instant.map(text => text.replace('.000', ''))
    const typed = fc
      .array(fc.oneof(piece, day, instant, end, fc.string({ maxLength: 1 })), {
        maxLength: 4
      })
      .map(pieces => pieces.join(''))
    let periods = 0
    fc.assert(
      fc.property(typed, text => {
        const read = readPeriod(text)
        if (!read) return
        periods += 1
        expect(writePeriod(read)).toBe(text)
      }),
      { numRuns: 1000 }
    )
    expect(periods).toBeGreaterThan(10)
  })
})

describe('the bounds of a period', () => {
  test.each([
    ['today', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['yesterday', '2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'],
    ['7d', '2026-11-14T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['30d', '2026-10-22T22:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['month', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['last-week', '2026-11-08T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['last-month', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['before-7d', undefined, '2026-11-13T23:00:00.000Z'],
    ['before-30d', undefined, '2026-10-21T22:00:00.000Z'],
    ['before-90d', undefined, '2026-08-22T22:00:00.000Z'],
    [
      '2026-10-25..2026-10-25',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z'
    ],
    ['2026-11-01..', '2026-10-31T23:00:00.000Z', undefined],
    ['..2026-11-01', undefined, '2026-11-01T23:00:00.000Z'],
    [
      '2026-11-01T10:00:00.000Z..2026-11-01T11:00:00.000Z',
      '2026-11-01T10:00:00.000Z',
      '2026-11-01T11:00:00.000Z'
    ]
  ])('%s are instants of the days of the zone', (text, from, to) => {
    expect(bounds(text, 'Europe/Berlin')).toEqual({
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to })
    })
  })

  test.each([
    ['2026-11-22', '2026-11-09'],
    ['2026-11-23', '2026-11-16'],
    ['2027-01-04', '2026-12-28']
  ])('of the last week of %s begin with Monday', (date, monday) => {
    expect(bounds('last-week', 'UTC', `${date}T12:00:00.000Z`)).toEqual({
      from: `${monday}T00:00:00.000Z`,
      to: new Date(Date.parse(monday) + 7 * 86_400_000).toISOString()
    })
  })

  test('of the last month of January are those of December', () => {
    expect(bounds('last-month', 'UTC', '2027-01-31T12:00:00.000Z')).toEqual({
      from: '2026-12-01T00:00:00.000Z',
      to: '2027-01-01T00:00:00.000Z'
    })
  })

  test('begin with the day that it is in the zone, not in UTC', () => {
    const evening = '2026-11-21T20:00:00.000Z'
    expect(bounds('today', 'Asia/Kathmandu', evening)).toEqual({
      from: '2026-11-21T18:15:00.000Z',
      to: '2026-11-22T18:15:00.000Z'
    })
    expect(bounds('today', 'UTC', evening)).toEqual({
      from: '2026-11-21T00:00:00.000Z',
      to: '2026-11-22T00:00:00.000Z'
    })
  })

  test.each([
    ['Europe/Berlin', '2026-03-31T12:00:00.000Z', 167],
    ['Europe/Berlin', '2026-10-27T12:00:00.000Z', 169],
    ['America/New_York', '2026-03-10T12:00:00.000Z', 167],
    ['America/New_York', '2026-11-03T12:00:00.000Z', 169],
    ['Australia/Lord_Howe', '2026-10-06T12:00:00.000Z', 167.5],
    ['Australia/Lord_Howe', '2026-04-07T12:00:00.000Z', 168.5],
    ['America/Sao_Paulo', '2018-11-06T12:00:00.000Z', 167],
    ['Pacific/Apia', '2012-01-02T12:00:00.000Z', 144],
    ['Asia/Kathmandu', '2026-03-31T12:00:00.000Z', 168],
    ['UTC', '2026-03-31T12:00:00.000Z', 168]
  ])('7d of %s at %s are seven of its days', (zone, noon, hours) => {
    const { from = '', to = '' } = periodBounds(
      { kind: 'preset', preset: '7d' },
      zone,
      Date.parse(noon)
    )
    expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(hours)
  })

  test.each(zones)('of one day touch those of the next in %s', zone => {
    for (const year of [2011, 2018, 2026]) {
      const days = Array.from({ length: 366 }, (_, index) =>
        new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10)
      )
      const each = days.map(date =>
        periodBounds({ kind: 'between', from: date, to: date }, zone, 0)
      )
      expect(each.slice(1).map(one => one.from)).toEqual(
        each.slice(0, -1).map(one => one.to)
      )
    }
  })

  test.each([
    ['2024-02-11', '2024-03-01T00:00:00.000Z'],
    ['2026-02-28', '2026-03-01T00:00:00.000Z'],
    ['2026-12-31', '2027-01-01T00:00:00.000Z'],
    ['2026-01-01', '2026-02-01T00:00:00.000Z']
  ])('of the month of %s end with its last day', (date, to) => {
    expect(bounds('month', 'UTC', `${date}T12:00:00.000Z`)).toEqual({
      from: `${date.slice(0, 8)}01T00:00:00.000Z`,
      to
    })
  })

  test('are in order and of four-digit years, whatever the period', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...zones), now, (value, zone, at) => {
        const { from, to } = periodBounds(value, zone, at)
        expect(from ?? to).toBeDefined()
        for (const text of [from, to]) {
          if (text !== undefined) expect(text).toMatch(/^\d{4}-.{18}Z$/u)
        }
        if (from !== undefined && to !== undefined) {
          expect(from <= to).toBe(true)
        }
      })
    )
  })

  test('run from late in a day of the Americas to the end of that day', () => {
    const text = '2026-11-03T04:30:00.000Z..2026-11-02'
    expect(bounds(text, 'America/New_York')).toEqual({
      from: '2026-11-03T04:30:00.000Z',
      to: '2026-11-03T05:00:00.000Z'
    })
  })

  test('of a day and an instant that cross in the zone hold nothing', () => {
    const text = '2026-11-02..2026-11-01T23:30:00.000Z'
    expect(bounds(text, 'Asia/Karachi')).toEqual({
      from: '2026-11-01T19:00:00.000Z',
      to: '2026-11-01T23:30:00.000Z'
    })
    expect(bounds(text, 'UTC')).toEqual({
      from: '2026-11-02T00:00:00.000Z',
      to: '2026-11-02T00:00:00.000Z'
    })
  })
})

describe('a pinned period', () => {
  const then = '2026-11-21T14:02:11.000Z'
  const pinned = (text: string): string => {
    const read = readPeriod(text)
    if (!read) throw new Error(`${text} is no period`)
    return writePeriod(pinPeriod(read, 'Europe/Berlin', Date.parse(then)))
  }

  test.each([
    ['today', `2026-11-20T23:00:00.000Z..${then}`],
    ['yesterday', '2026-11-19T23:00:00.000Z..2026-11-20T23:00:00.000Z'],
    ['before-7d', '..2026-11-13T23:00:00.000Z'],
    ['2026-11-01..', `2026-10-31T23:00:00.000Z..${then}`],
    ['..2026-12-01', `..${then}`],
    ['2026-12-01..2026-12-02', `${then}..${then}`]
  ])('is the instants of %s until now', (text, frozen) => {
    expect(pinned(text)).toBe(frozen)
  })

  test('is a period that pins to itself', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...zones), now, (value, zone, at) => {
        const once = pinPeriod(value, zone, at)
        expect(readPeriod(writePeriod(once))).toEqual(once)
        expect(pinPeriod(once, 'UTC', at)).toEqual(once)
        expect(once.kind).not.toBe('preset')
      })
    )
  })
})
