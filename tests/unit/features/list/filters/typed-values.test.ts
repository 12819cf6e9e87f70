import { describe, expect, test } from 'vitest'

import { userFilters } from '../../../../../src/screens/users/user-filters.ts'

const country = userFilters.find(({ name }) => name === 'country')

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
