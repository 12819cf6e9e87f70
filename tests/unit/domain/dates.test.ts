import { expect, test } from 'vitest'

import { agoText, clockText, dayText } from '../../../src/domain/dates.ts'

const now = Date.UTC(2026, 10, 21, 14, 2, 11)
const ago = (milliseconds: number): string =>
  agoText(new Date(now - milliseconds).toISOString(), now, 'en-GB')

test('an instant is written in the zone of the panel', () => {
  expect(dayText('2026-11-14T23:30:00Z', 'en-GB')).toBe('14 Nov 2026')
  expect(clockText('2026-11-14T00:05:09Z', 'en-GB')).toBe('00:05:09')
})

test('a recent instant is told by its age', () => {
  expect(ago(30_000)).toBe('now')
  expect(ago(3 * 60_000)).toBe('3 min ago')
  expect(ago(5 * 3_600_000)).toBe('5 hr ago')
  expect(ago(25 * 3_600_000)).toBe('yesterday')
  expect(ago(72 * 3_600_000)).toBe('18 Nov 2026')
  expect(ago(-60_000)).toBe('21 Nov 2026')
})
