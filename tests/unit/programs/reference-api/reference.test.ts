import { expect, test } from 'vitest'

import { referenceOf } from '../../../../src/programs/reference-api/data/reference.ts'

test.each([
  ['DEP-0000-0007', (): number => 7],
  ['DEP-9999-9999', (limit: number): number => limit - 1]
])('a reference has eight digits: %s', (reference, below) => {
  expect(referenceOf('deposit', { below })).toBe(reference)
})
