import { expect, test } from 'vitest'

import { RequestError } from '../../../../src/contract/request-error.ts'
import type { BulkItem } from '../../../../src/features/bulk/bulk-item.ts'
import { rowsAfterRun } from '../../../../src/features/list/rows-after-run.ts'

const error = new RequestError({ kind: 'invalid' })
const items = (
  [
    { kind: 'done' },
    { kind: 'accepted' },
    { kind: 'skipped', error },
    { kind: 'failed', error },
    { kind: 'unknown', error },
    { kind: 'unsent' }
  ] as const
).map((state): BulkItem => ({
  id: state.kind,
  name: state.kind,
  idempotencyKey: 'key',
  state
}))

const rows = (...ids: string[]): Map<string, string> =>
  new Map(ids.map(id => [id, `row ${id}`]))
const all = rows(...items.map(({ id }) => id))
const LEFT = ['skipped', 'failed', 'unknown', 'unsent'].map(id => `row ${id}`)

test('of chosen rows all that were not done stay selected', () => {
  expect(rowsAfterRun(all, all, items)).toEqual(LEFT)
})

test('of all that match those become selected that were not done', () => {
  expect(rowsAfterRun(rows('done', 'failed'), all, items).toSorted()).toEqual(
    LEFT.toSorted()
  )
})

test('nothing stays that was not in the run', () => {
  expect(rowsAfterRun(rows('elsewhere', 'done'), all, items)).toEqual(LEFT)
})

test('what a run back has done leaves, and what is left of the first stays', () => {
  const left = rows('failed', 'unknown')
  const back = items.slice(0, 1)
  expect(rowsAfterRun(left, all, back)).toEqual([...left.values()])
})
