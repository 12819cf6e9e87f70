import { expect, test } from 'vitest'

import {
  incompleteFileName,
  safeFileName
} from '../../../src/format/file-name.ts'

test('a plain name stays as it is', () => {
  expect(safeFileName('users-2026-11-21.csv')).toBe('users-2026-11-21.csv')
  expect(safeFileName('Überweisungen März.csv')).toBe('Überweisungen März.csv')
})

test('a name cannot leave its folder, hide, or show another extension', () => {
  expect(safeFileName('../../etc/users.csv')).toBe('-..-etc-users.csv')
  expect(safeFileName('.hidden.csv')).toBe('hidden.csv')
  expect(safeFileName('a:b*c?"<d>|e.csv')).toBe('a-b-c-d-e.csv')
  expect(safeFileName('users\u202Egpj.csv')).toBe('users-gpj.csv')
  expect(safeFileName('...csv')).toBe('export.csv')
})

test('a long name is cut before its extension', () => {
  expect(safeFileName(`${'a'.repeat(300)}.csv`)).toBe(`${'a'.repeat(120)}.csv`)
})

test('the name of an incomplete file says so', () => {
  expect(incompleteFileName('users-2026-11-21.csv')).toBe(
    'users-2026-11-21-incomplete.csv'
  )
  expect(incompleteFileName('users')).toBe('users-incomplete')
})
