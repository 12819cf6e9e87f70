import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  fillDays,
  type NetDay,
  netPeriod
} from '../../../src/format/net-days.ts'

const MAX_NET_DAYS = 550

const NOW = Date.parse('2026-11-21T14:00:00Z')

function day(name: string, net = '5'): NetDay {
  return { day: name, credit: net, debit: '0', net, count: 1 }
}

describe('filled days', () => {
  test('have one for each day of the period, empty ones as zeros', () => {
    const filled = fillDays([day('2026-02-28')], '2026-02-27', '2026-03-01')
    expect(filled).toEqual([
      { day: '2026-02-27', credit: '0', debit: '0', net: '0', count: 0 },
      day('2026-02-28'),
      { day: '2026-03-01', credit: '0', debit: '0', net: '0', count: 0 }
    ])
  })

  test('are none where the period ends before it begins', () => {
    expect(fillDays([day('2026-02-28')], '2026-02-28', '2026-02-27')).toEqual(
      []
    )
  })

  test('follow one another without a gap, and keep every sum', () => {
    const start = Date.UTC(2025, 0, 1)
    const nameOf = (offset: number): string =>
      new Date(start + offset * 86_400_000).toISOString().slice(0, 10)
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(700)),
        fc.nat(700),
        (offsets, length) => {
          const days = offsets
            .toSorted((one, other) => one - other)
            .map(offset => day(nameOf(offset), String(offset)))
          const filled = fillDays(days, nameOf(0), nameOf(length))
          expect(filled.map(item => item.day)).toEqual(
            Array.from({ length: length + 1 }, (_, offset) => nameOf(offset))
          )
          const inside = days.filter(item => item.day <= nameOf(length))
          expect(filled.filter(item => item.count > 0)).toEqual(inside)
        }
      )
    )
  })
})

describe('the period of a chart', () => {
  const days = [day('2026-11-03'), day('2026-11-18')]

  test('runs to today where only its beginning is given', () => {
    const from = '2026-11-01T00:00:00Z'
    expect(netPeriod(days, { from }, 'UTC', NOW)).toEqual({
      first: '2026-11-01',
      last: '2026-11-21'
    })
    expect(netPeriod([], { from }, 'UTC', NOW)).toEqual({
      first: '2026-11-01',
      last: '2026-11-21'
    })
  })

  test('is that of the entries where no end of it is given', () => {
    expect(netPeriod(days, {}, 'UTC', NOW)).toEqual({
      first: '2026-11-03',
      last: '2026-11-18'
    })
    expect(netPeriod([], {}, 'UTC', NOW)).toBeUndefined()
  })

  test('ends with the day before an exclusive midnight, and with today', () => {
    const period = { from: '2026-11-01T00:00:00Z', to: '2026-11-20T00:00:00Z' }
    expect(netPeriod(days, period, 'UTC', NOW)?.last).toBe('2026-11-19')
    const later = { ...period, to: '2027-01-01T00:00:00Z' }
    expect(netPeriod(days, later, 'UTC', NOW)?.last).toBe('2026-11-21')
  })

  test('counts the days of its zone', () => {
    const period = { from: '2026-10-31T23:00:00Z', to: '2026-11-19T23:00:00Z' }
    expect(netPeriod(days, period, 'Europe/Warsaw', NOW)).toEqual({
      first: '2026-11-01',
      last: '2026-11-19'
    })
  })

  test('never leaves out a day that has entries', () => {
    const period = { from: '2026-11-01T00:00:00Z', to: '2026-11-10T00:00:00Z' }
    expect(netPeriod(days, period, 'UTC', NOW)?.last).toBe('2026-11-18')
  })

  test('that is very long loses its empty ends', () => {
    const from = '1970-01-01T00:00:00Z'
    expect(netPeriod(days, { from }, 'UTC', NOW)).toEqual({
      first: '2026-11-03',
      last: '2026-11-18'
    })
    expect(netPeriod([], { from }, 'UTC', NOW)).toBeUndefined()
    const longest = new Date(NOW - (MAX_NET_DAYS - 1) * 86_400_000)
    const period = netPeriod(days, { from: longest.toISOString() }, 'UTC', NOW)
    expect(period?.first).toBe(longest.toISOString().slice(0, 10))
  })
})
