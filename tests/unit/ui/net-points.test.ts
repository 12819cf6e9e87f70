import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fillDays } from '../../../src/format/net-days.ts'
import { addDays } from '../../../src/format/period-ends.ts'
import {
  barPixels,
  labelledBars,
  netPoints
} from '../../../src/ui/net/net-points.ts'

const FIRST = '2025-05-14'

function daysOf(nets: readonly bigint[]): ReturnType<typeof fillDays> {
  const days = nets.map((net, index) => ({
    day: addDays(FIRST, index),
    credit: String(net > 0n ? net : 0n),
    debit: String(net < 0n ? -net : 0n),
    net: String(net),
    count: 1
  }))
  return fillDays(days, FIRST, addDays(FIRST, nets.length - 1))
}

const ones = (count: number): bigint[] =>
  Array.from({ length: count }, () => 1n)

describe('bars', () => {
  test.each([
    [30, 556, 'day', 30],
    [111, 556, 'day', 111],
    [112, 556, 'week', 17],
    [550, 556, 'week', 79],
    [550, 300, 'month', 19],
    [30, 300, 'day', 30],
    [90, 300, 'week', 14]
  ])('of %i days in %i px are each a %3$s', (count, width, grouping, bars) => {
    const result = netPoints(daysOf(ones(count)), width)
    expect(result.grouping).toBe(grouping)
    expect(result.points).toHaveLength(bars)
  })

  test('of weeks begin on Monday, and end with the period', () => {
    const { points } = netPoints(daysOf(ones(112)), 556)
    expect(points.at(0)).toMatchObject({ first: FIRST, last: '2025-05-18' })
    expect(points.at(1)).toMatchObject({
      first: '2025-05-19',
      last: '2025-05-25',
      net: 7n,
      count: 7
    })
    expect(points.at(-1)?.last).toBe('2025-09-02')
  })

  test('of months begin on the first', () => {
    const { points } = netPoints(daysOf(ones(550)), 300)
    expect(points.at(0)).toMatchObject({ first: FIRST, last: '2025-05-31' })
    expect(points.at(1)).toMatchObject({
      first: '2025-06-01',
      last: '2025-06-30',
      net: 30n
    })
  })

  test('keep every sum, however they are grouped', () => {
    const net = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
    fc.assert(
      fc.property(
        fc.array(net, { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 100, max: 1200 }),
        (nets, width) => {
          const { points } = netPoints(daysOf(nets), width)
          const total = (values: readonly bigint[]): bigint =>
            values.reduce((sum, value) => sum + value, 0n)
          expect(total(points.map(point => point.net))).toBe(total(nets))
          expect(total(points.map(point => point.credit - point.debit))).toBe(
            total(nets)
          )
        }
      )
    )
  })
})

describe('labels', () => {
  test.each([
    [7, 5, [0, 2, 4, 6]],
    [7, 3, [0, 3, 6]],
    [30, 5, [5, 11, 17, 23, 29]],
    [30, 3, [9, 19, 29]],
    [1, 5, [0]],
    [3, 0, [2]],
    [0, 5, []]
  ])('of %i bars, %i at the most, are evenly apart', (bars, most, labels) => {
    expect(labelledBars(bars, most)).toEqual(labels)
  })
})

describe('pixels', () => {
  test('keep the sign of every amount, and its place in the scale', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 40n }),
        fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
        (most, value) => {
          const span = value > most || -value > most ? value * value : most
          const pixels = barPixels(value, span, 84)
          expect(Math.sign(pixels)).toBe(value > 0n ? 1 : value < 0n ? -1 : 0)
          expect(Math.abs(pixels)).toBeLessThanOrEqual(84)
          if (value !== 0n) expect(Math.abs(pixels)).toBeGreaterThanOrEqual(1)
        }
      )
    )
  })

  test('are proportional, and none of an empty scale', () => {
    expect(barPixels(-25n, 100n, 84)).toBe(-21)
    expect(barPixels(0n, 0n, 84)).toBe(0)
  })
})
