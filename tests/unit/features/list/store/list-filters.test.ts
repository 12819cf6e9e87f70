import { describe, expect, test } from 'vitest'

import {
  readAmountRange,
  writeAmountRange
} from '../../../../../src/features/list/store/amount-range.ts'
import {
  chooseFilter,
  filterParams,
  type ListFilter
} from '../../../../../src/features/list/store/list-filters.ts'

const filters: ListFilter[] = [
  { kind: 'choice', name: 'status' },
  { kind: 'one', name: 'direction', values: ['credit', 'debit'] },
  { kind: 'text', name: 'reference' },
  { kind: 'period', name: 'createdAt' },
  { kind: 'amount', name: 'amount' }
]

/** Late in the evening of UTC: it is tomorrow in Tokyo already. */
const NOW = Date.parse('2026-11-21T22:30:00Z')

const asked = (
  chosen: Record<string, string[]>,
  zone = 'UTC'
): Record<string, string> => filterParams(filters, chosen, zone, NOW)

describe('the parameters of filters', () => {
  test('are none where nothing is chosen', () => {
    expect(asked({})).toEqual({})
    expect(asked({ status: [] })).toEqual({})
  })

  test('are the values as they stand', () => {
    expect(
      asked({
        status: ['active', 'banned'],
        direction: ['debit'],
        reference: ['a b, c'],
        unheard: ['of']
      })
    ).toEqual({
      status: 'active,banned',
      direction: 'debit',
      reference: 'a b, c'
    })
  })

  test.each([
    ['UTC', '2026-11-15T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-15T15:00:00.000Z', '2026-11-22T15:00:00.000Z'],
    ['America/New_York', '2026-11-15T05:00:00.000Z', '2026-11-22T05:00:00.000Z']
  ])('of the last 7 days begin with a day of %s', (zone, from, to) => {
    expect(asked({ createdAt: ['7d'] }, zone)).toEqual({
      createdAtFrom: from,
      createdAtTo: to
    })
  })

  test('of days are those of the zone, the last day included', () => {
    const days = { createdAt: ['2026-10-24..2026-10-25'] }
    expect(asked(days)).toEqual({
      createdAtFrom: '2026-10-24T00:00:00.000Z',
      createdAtTo: '2026-10-26T00:00:00.000Z'
    })
    // The clock is put back on the 25th, which has 25 hours there.
    expect(asked(days, 'Europe/Berlin')).toEqual({
      createdAtFrom: '2026-10-23T22:00:00.000Z',
      createdAtTo: '2026-10-25T23:00:00.000Z'
    })
  })

  test('of instants are the same in every zone', () => {
    const period = { createdAt: ['..2026-11-01T10:00:00.000Z'] }
    for (const zone of ['UTC', 'Asia/Kathmandu']) {
      expect(asked(period, zone)).toEqual({
        createdAtTo: '2026-11-01T10:00:00.000Z'
      })
    }
  })

  test.each([
    ['EUR:100..2500', { amountMin: '100', amountMax: '2500' }],
    ['EUR:100..100', { amountMin: '100', amountMax: '100' }],
    ['EUR:100..', { amountMin: '100' }],
    ['EUR:..-5', { amountMax: '-5' }],
    ['EUR:9007199254740993..', { amountMin: '9007199254740993' }]
  ])('of the amount %s name its currency', (range, bounds) => {
    expect(asked({ amount: [range] })).toEqual({ ...bounds, currency: 'EUR' })
  })
})

describe('an amount range', () => {
  test('is read in its one spelling', () => {
    const range = readAmountRange('TKN:-007..00')
    expect(range).toEqual({ currency: 'TKN', least: '-7', most: '0' })
    expect(range && writeAmountRange(range)).toBe('TKN:-7..0')
  })

  test.each([
    'EUR:5..1',
    'EUR:..',
    'EUR',
    ':1..2',
    'EUR:1',
    'EUR:1...2',
    'EUR:1,5..',
    'EUR:1e3..',
    `EUR:${'9'.repeat(41)}..`,
    '€:1..2',
    'EUR:1..2\n'
  ])('%j is none', text => {
    expect(readAmountRange(text)).toBeUndefined()
  })
})

describe('choosing a filter', () => {
  const rules: ListFilter[] = [...filters, { kind: 'one', name: 'currency' }]

  test('keeps the others', () => {
    expect(
      chooseFilter(rules, { status: ['active'] }, 'direction', ['debit'])
    ).toEqual({ status: ['active'], direction: ['debit'] })
  })

  test('of a currency and an amount the later choice stays', () => {
    expect(
      chooseFilter(rules, { currency: ['EUR'] }, 'amount', ['PLN:1..'])
    ).toEqual({ currency: [], amount: ['PLN:1..'] })
    expect(
      chooseFilter(rules, { amount: ['PLN:1..'] }, 'currency', ['EUR'])
    ).toEqual({ currency: ['EUR'], amount: [] })
  })

  test('taking one off takes nothing else off', () => {
    expect(chooseFilter(rules, { currency: ['EUR'] }, 'amount', [])).toEqual({
      currency: ['EUR'],
      amount: []
    })
  })
})
