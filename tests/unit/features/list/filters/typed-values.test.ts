import { describe, expect, test } from 'vitest'

import { filtersOf } from '../../../../../src/features/field-table/filters-of.ts'
import { userFields } from '../../../../../src/screens/users/user-fields.tsx'
import { userRows } from '../../../../../src/screens/users/users-rows.tsx'

const country = filtersOf(userRows.list, userFields).find(
  ({ name }) => name === 'country'
)

describe('a typed country', () => {
  test.each([
    ['PL', 'PL'],
    [' de ', 'DE'],
    ['Poland', undefined],
    ['P', undefined],
    ['P,', undefined],
    ['', undefined]
  ])('%j is %s', (text, code) => {
    const typed = country?.kind === 'choice' ? country.typed : undefined
    expect(typed?.label).toBe('Country code')
    expect(typed?.read(text)).toBe(code)
  })
})
