import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { useKeys } from '../../../src/islands/search/use-keys.ts'

afterEach(cleanup)

/** Hears the keys, as the frame of the panel does. */
function Keys(): null {
  useKeys()
  return null
}

test('a letter after g and the key of a screen leads to no other screen', () => {
  render(<Keys />)
  for (const key of ['g', 'u', 'a']) fireEvent.keyDown(document.body, { key })
  expect(location.pathname).toBe('/users')
})
