import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { MAX_FILTER_TEXT } from '../../../../../src/features/list/store/list-filters.ts'
import {
  type ListQuery,
  type ListRules,
  readListAddress,
  writeListQuery
} from '../../../../../src/features/list/store/list-parameters.ts'
import { cleanText } from '../../../../../src/format/clean-text.ts'

const rules: ListRules = {
  pageSizes: [10, 25, 50, 100],
  defaultLimit: 25,
  sortFields: ['name', 'createdAt'],
  defaultSort: [{ field: 'createdAt', descending: true }],
  filters: [
    { kind: 'choice', name: 'status' },
    { kind: 'one', name: 'direction', values: ['credit', 'debit'] },
    { kind: 'one', name: 'currency' },
    { kind: 'text', name: 'reference' },
    { kind: 'period', name: 'createdAt' },
    { kind: 'period', name: 'seenAt' },
    { kind: 'amount', name: 'amount' }
  ],
  tabs: {
    notes: [],
    record: [
      { kind: 'choice', name: 'action' },
      { kind: 'period', name: 'createdAt' }
    ]
  },
  defaultFilters: { createdAt: ['7d'] }
}

const text = (most: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'binary', maxLength: most })
    .filter(value => value.isWellFormed() && value.length <= most)
const words = text(30)
  .map(value => value.replaceAll(',', '').trim())
  .filter(value => value !== '')

const typed = text(200)
  .map(cleanText)
  .filter(value => value !== '' && value.length <= MAX_FILTER_TEXT)

const instant = fc
  .date({
    min: new Date(0),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true
  })
  .map(date => date.toISOString())
const day = instant.map(value => value.slice(0, 10))
const ordered = (end: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(end, end).map(ends => ends.toSorted().join('..'))
const period = fc.oneof(
  fc.constantFrom('today', 'yesterday', '7d', '30d', 'month', 'before-90d'),
  fc.oneof(day, instant).map(from => `${from}..`),
  fc.oneof(day, instant).map(to => `..${to}`),
  ordered(day),
  ordered(instant)
)
const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const amount = fc.oneof(
  units.map(least => `EUR:${least}..`),
  units.map(most => `TKN:..${most}`),
  fc
    .tuple(units, units)
    .map(([one, other]) =>
      one < other ? `PLN:${one}..${other}` : `PLN:${other}..${one}`
    )
)

const filters = fc
  .record(
    {
      status: fc.uniqueArray(words, { minLength: 1, maxLength: 4 }),
      direction: fc.tuple(fc.constantFrom('credit', 'debit')),
      reference: fc.tuple(typed),
      createdAt: fc.tuple(period),
      seenAt: fc.tuple(period)
    },
    { requiredKeys: [] }
  )
  .chain(others =>
    fc.oneof(
      fc.constant(others),
      words.map(currency => ({ ...others, currency: [currency] })),
      amount.map(range => ({ ...others, amount: [range] }))
    )
  )

const tab = fc.oneof(
  fc.constantFrom(undefined, { name: 'notes', filters: {} }),
  fc.record({
    name: fc.constant('record'),
    filters: fc.record(
      {
        action: fc.uniqueArray(words, { minLength: 1, maxLength: 4 }),
        createdAt: fc.tuple(period)
      },
      { requiredKeys: [] }
    )
  })
)

const parts: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  cursor: text(500),
  limit: fc.constantFrom(...rules.pageSizes),
  sort: fc
    .uniqueArray(fc.constantFrom(...rules.sortFields), { minLength: 1 })
    .chain(fields =>
      fc.tuple(
        ...fields.map(field =>
          fc.record({ field: fc.constant(field), descending: fc.boolean() })
        )
      )
    ),
  search: fc.oneof(fc.constant(''), typed),
  filters,
  zone: fc.constantFrom('', 'UTC', 'Europe/Berlin', 'America/Indiana/Knox'),
  open: text(30),
  tab,
  snapshot: fc.option(
    fc.record({
      at: instant,
      live: fc.record(
        {
          createdAt: fc.oneof(fc.constant(''), period),
          seenAt: fc.oneof(fc.constant(''), period)
        },
        { requiredKeys: [] }
      )
    }),
    { nil: undefined }
  )
})

/** A drawer that is not open has no tab. */
const query = parts.map(given =>
  given.open === '' ? { ...given, tab: undefined } : given
)

/** An address as anybody may write one: absurd, or hardly so. */
const address = fc
  .record(
    {
      page: fc.oneof(text(5), fc.constantFrom('0', '2.5', '1e9', '7', '007')),
      limit: fc.oneof(text(5), fc.constantFrom('9999', '30', '10', '25.0')),
      sort: fc.constantFrom('password', 'name,name', '-createdAt', 'name,'),
      search: text(250),
      status: fc.oneof(text(20), fc.constantFrom(',', ' , ', 'a,,a', ' ')),
      direction: fc.constantFrom('credit', 'up', ' debit'),
      currency: fc.oneof(text(5), fc.constantFrom('EUR', 'PLN')),
      reference: fc.oneof(text(250), fc.constantFrom(' ', ' a ')),
      createdAt: fc.oneof(
        text(10),
        period,
        fc.constantFrom('any', '2026-02-30', '2026-11-03..2026-11-01')
      ),
      seenAt: fc.oneof(text(10), period, fc.constant('any')),
      amount: fc.oneof(
        text(10),
        amount,
        fc.constantFrom('EUR:5..1', 'EUR:-0..', 'EUR:007..9', '€:1..')
      ),
      zone: fc.oneof(
        text(5),
        fc.constantFrom('Mars/Base', 'utc', 'Asia/Tokyo')
      ),
      open: text(10),
      tab: fc.oneof(text(5), fc.constantFrom('record', 'notes')),
      'record.action': fc.oneof(text(20), fc.constantFrom(',', 'a,,a')),
      'record.createdAt': fc.oneof(text(10), period),
      frozen: fc.oneof(text(10), instant, fc.constantFrom('2026', 'now')),
      live: fc.oneof(text(20), fc.constantFrom('createdAt', 'a:b:c,,:d'))
    },
    { requiredKeys: [] }
  )
  .map(params => `?${new URLSearchParams({ ...params })}`)

describe('an address', () => {
  test('gives every query back that it was written from (INJ-9)', () => {
    fc.assert(
      fc.property(query, given => {
        expect(readListAddress(writeListQuery(given, rules), rules)).toEqual({
          query: given,
          corrections: []
        })
      }),
      { numRuns: 500 }
    )
  })

  test('that was corrected needs no other correction', () => {
    fc.assert(
      fc.property(address, given => {
        const { query: meant } = readListAddress(given, rules)
        const mended = writeListQuery(meant, rules)
        const again = readListAddress(mended, rules)
        expect(again).toEqual({ query: meant, corrections: [] })
        expect(writeListQuery(again.query, rules)).toBe(mended)
      }),
      { numRuns: 1000 }
    )
  })
})
