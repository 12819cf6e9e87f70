import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { TimeFact } from '../../../../src/features/drawer/time-fact.tsx'

afterEach(cleanup)

test('an instant of a while ago is written in full in both zones', () => {
  render(<TimeFact instant="2026-11-21T13:47:05Z" mode="ago" />)
  const both = '21 Nov 2026, 13:47:05 UTC · 21 Nov 2026, 22:47:05 GMT+9'
  expect(screen.getByText(both).tagName).toBe('SMALL')
})

test('an instant in full is written in the other zone too', () => {
  render(<TimeFact instant="2026-11-21T13:47:05Z" />)
  const other = '21 Nov 2026, 22:47:05 GMT+9'
  expect(screen.getByText(other).tagName).toBe('SMALL')
})
