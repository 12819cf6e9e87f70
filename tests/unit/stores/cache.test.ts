import { expect, test } from 'vitest'

import { createCache } from '../../../src/stores/cache.ts'

test('a cache drops what was read or written longest ago', () => {
  const cache = createCache<number>()
  for (let key = 0; key < 30; key++) cache.set(String(key), key)
  expect(cache.get('0')).toBe(0)
  cache.set('1', -1)
  cache.set('30', 30)
  cache.set('31', 31)
  expect(['0', '1', '2', '3', '4'].map(key => cache.get(key))).toEqual([
    0,
    -1,
    undefined,
    undefined,
    4
  ])
})
