import { describe, expect, test } from 'vitest'

import { messages as english } from '../../../src/messages/english.ts'
import { messages as german } from '../../../src/messages/german.ts'
import { messages as pseudo } from '../../languages/pseudo.ts'

type Write = (...values: unknown[]) => string
type Leaf = string | Write

/** Every text by its path, `list.asOf`; the parts of a pair are texts, too. */
function leaves(part: unknown, path = ''): [string, Leaf][] {
  if (typeof part === 'string' || typeof part === 'function') {
    return [[path.slice(1), part as Leaf]]
  }
  return Object.entries(part as object).flatMap(([name, inner]) =>
    leaves(inner, `${path}.${name}`)
  )
}

const texts = new Map(leaves(english))
const VALUES = ['X1', 'X2', 'X3', 'X4']

/** A text, or what it makes of some values. */
function written(
  path: string,
  leaf: Leaf | undefined = texts.get(path)
): string {
  const values =
    path === 'filters.amountProblem'
      ? ['ambiguous', 'EUR', 2, ['1234', '1.23']]
      : [...VALUES]
  if (typeof leaf !== 'function') return leaf ?? ''
  try {
    return leaf(...values)
  } catch {
    // It joins a list.
    return leaf(values)
  }
}

/** Words that are the same in both languages, and texts without words. */
const SAME =
  /^(?:Admins?|Name|Status|Code|Bonus|System|Filter|Export|Tags|Version|Normal|Pause|Panel|Esc|Enter|X1 px|in X1|X1 \(optional\)|\W*(?:(?:X\d|EUR)\W*)*)$/u

describe('German', () => {
  const translated = new Map(leaves(german))

  test('has every text and no other, and each takes the same values', () => {
    const shape = (all: Map<string, Leaf>): string[] =>
      [...all].map(([path, leaf]) =>
        typeof leaf === 'function' ? `${path}(${leaf.length})` : path
      )
    expect(shape(translated).toSorted()).toEqual(shape(texts).toSorted())
  })

  test('leaves no text empty, and shouts nowhere', () => {
    const wrong = [...translated].filter(([path, leaf]) =>
      /^\s*$|!/u.test(written(path, leaf))
    )
    expect(wrong).toEqual([])
  })

  test('keeps no English text', () => {
    const kept = [...translated]
      .map(([path, leaf]) => [path, written(path, leaf)] as const)
      .filter(([path, text]) => text === written(path))
      .filter(([, text]) => !SAME.test(text))
    expect(kept).toEqual([])
  })

  test('says all that it is given', () => {
    const silent = [...translated].filter(([path, leaf]) => {
      const told = VALUES.filter(value => written(path).includes(value))
      return told.some(
        value => !written(path, leaf).toUpperCase().includes(value)
      )
    })
    expect(silent.map(([path]) => path)).toEqual([])
  })

  test('counts one and many', () => {
    const { entries } = german.totals
    expect(entries(1, '1')).toBe('1 verbuchte Buchung')
    expect(entries(1204, '1.204')).toBe('1.204 verbuchte Buchungen')
  })
})

describe.each([
  ['English', english],
  ['German', german]
] as const)('what %s reports', (_, { actions, bulk, transactions }) => {
  const entry = transactions.named('txn_1')
  const { doneTexts, byAction, inBulk } = actions
  // Whose balance, and from what to what, is no sentence.
  const { balances: __, ofWallet: ___, open: ____, ...sentences } = doneTexts

  test('begins with a capital or a number', () => {
    const said = [
      ...leaves(sentences).map(([path, leaf]) => written(path, leaf)),
      ...leaves(bulk.ends).map(([path, leaf]) => written(path, leaf)),
      ...leaves(bulk.phases).map(([path, leaf]) => written(path, leaf)),
      ...leaves(bulk.paused).map(([path, leaf]) => written(path, leaf)),
      bulk.soFar('1', '2'),
      byAction['complete-transaction'].done(entry),
      byAction['cancel-transaction'].done(entry),
      byAction['reverse-transaction'].done(entry),
      bulk.counts.done(1, '1 user', inBulk['suspend-user'].done)
    ]
    expect(said.filter(text => !/^[\p{Lu}\d]/u.test(text))).toEqual([])
  })
})

describe('the pseudo language', () => {
  test('brackets every text, and is longer by two fifths', () => {
    const wrong = leaves(pseudo).filter(([path, leaf]) => {
      const text = written(path, leaf)
      const plain = written(path)
      return !/^\[.*\]$/su.test(text) || text.length < plain.length * 1.4
    })
    expect(wrong).toEqual([])
  })

  test('keeps no word as it was but what it is given', () => {
    expect(pseudo.list.clearFilters).toBe('[Çļééååŕ ƒîîļţééŕš~~]')
    expect(pseudo.session.replaced('Nadia')).toBe('[Ýööûû ååŕéé Nadia ñööŵ~~]')
    expect(pseudo.notices.ignored(['order', 'limit'])).toMatch(
      /: order, limit\./u
    )
  })

  test('takes as many values as English does', () => {
    const counts = leaves(pseudo).map(([path, leaf]) => [path, leaf.length])
    const own = leaves(english).map(([path, leaf]) => [path, leaf.length])
    const called = (all: typeof own): typeof own =>
      all.filter(([path]) => typeof texts.get(String(path)) === 'function')
    expect(called(counts)).toEqual(called(own))
  })
})
