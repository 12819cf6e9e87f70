import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checked, unwrapped } from '../../../src/api/read-answer.ts'
import { readPage } from '../../../src/api/read-page.ts'
import { UnreadRow } from '../../../src/backend/read.ts'
import { type Call, calls } from '../../../src/contract/calls.ts'
import { commandCalls } from '../../../src/contract/command-calls.ts'
import { Currency } from '../../../src/contract/ledger/currency.ts'
import { RequestError } from '../../../src/contract/request-error.ts'

const meta = {
  page: 1,
  limit: 25,
  total: 2,
  totalPages: 1,
  hasMore: false,
  asOf: '2026-11-21T14:02:11.000Z'
}
const euro = { code: 'EUR', type: 'real', decimals: 2 }

function thrownBy(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return error
  }
}

test('a row that cannot be read is named, and the others stay (NET-7)', () => {
  const data = [euro, { ...euro, id: 7, decimals: 'two' }, 'no row']
  const page = readPage(Currency, { data, meta }, 'report')
  expect(page.data).toMatchObject([euro])
  expect(page.unreadable).toEqual([
    {
      place: 2,
      id: '7',
      problem: expect.stringContaining('decimals') as string
    },
    { place: 3, id: undefined, problem: expect.any(String) as string }
  ])
})

test('it is a bad answer for whoever needs every row (NET-7)', () => {
  const answer = { data: [euro, { code: 1 }], meta }
  expect(thrownBy(() => readPage(Currency, answer))).toMatchObject({
    kind: 'bad-answer',
    facts: { detail: expect.stringContaining('data.1.') as string }
  })
})

test('rows of which none can be read are no empty list (NET-7)', () => {
  const answer = { data: [{}, {}], meta }
  expect(thrownBy(() => readPage(Currency, answer, 'report'))).toMatchObject({
    kind: 'bad-answer'
  })
  expect(readPage(Currency, { data: [], meta }, 'report').data).toEqual([])
})

test.each(['refuse', 'report'] as const)(
  'a row that cannot be translated is reported in its own words: %s',
  unreadableRows => {
    const unread = new UnreadRow(7, new RangeError('1.234 is no amount'))
    const data = unreadableRows === 'refuse' ? [euro, unread] : [{}, unread]
    expect(
      thrownBy(() => readPage(Currency, { data, meta }, unreadableRows))
    ).toMatchObject({
      kind: 'bad-answer',
      facts: { detail: 'row 2 (id 7): 1.234 is no amount' }
    })
  }
)

test('a server that sends a whole table to be shown is not listened to (NET-9)', () => {
  const data = Array.from({ length: 1001 }, () => euro)
  expect(
    thrownBy(() => readPage(Currency, { data, meta }, 'report'))
  ).toMatchObject({
    kind: 'bad-answer',
    facts: { detail: expect.stringContaining('more rows') as string }
  })
  expect(
    readPage(Currency, { data: data.slice(1), meta }, 'report').data
  ).toHaveLength(1000)
})

const everyCall: [string, Call][] = [
  ...Object.entries(calls),
  ...Object.entries(commandCalls)
]

test.each(everyCall)(
  'whatever answers %s is read or a bad answer (NET-7)',
  (_, call) => {
    fc.assert(
      fc.property(fc.jsonValue(), answer => {
        for (const wrapped of [
          answer,
          { data: answer },
          { data: [answer], meta }
        ]) {
          const outcome = thrownBy(() =>
            call.envelope === 'list'
              ? readPage(call.answer, wrapped, 'report')
              : checked(call.answer, unwrapped(call, wrapped))
          )
          if (outcome instanceof Error) {
            expect(outcome).toBeInstanceOf(RequestError)
            expect(outcome).toMatchObject({ kind: 'bad-answer' })
          }
        }
      })
    )
  }
)
