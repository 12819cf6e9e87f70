import { describe, expect, test } from 'vitest'

import { valuesOf } from '../../../../../src/features/list/store/shown-values.ts'

describe('the values of shown rows', () => {
  test('stand once, in order, of one value each or of several', () => {
    const rows = [['PL', 'DE'], 'PL', undefined, '', 'AT']
    expect(valuesOf(rows, row => row)).toEqual(['AT', 'DE', 'PL'])
  })

  test('are none where nobody can read them', () => {
    expect(valuesOf(['PL'], undefined)).toEqual([])
  })
})
