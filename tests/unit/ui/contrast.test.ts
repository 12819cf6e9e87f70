import { describe, expect, test } from 'vitest'

import { contrast, type Shade } from '../../support/token-colors.ts'

const TEXT = 4.5
const SHAPE = 3

const tones = ['pos', 'warn', 'neg', 'info']

/** All that a control or a text can stand on. */
const surfaces = [
  'canvas',
  'surface',
  'raised',
  'inset',
  'hover',
  'press',
  'selected',
  'felt-tint',
  'mute-tint',
  ...tones.map(tone => `${tone}-tint`)
]

/** What is read or told apart, on what, and how much that takes. */
const pairs: [of: string[], on: string[], need: number][] = [
  [['ink', 'ink-2', 'ink-3', 'felt-text'], surfaces, TEXT],
  [tones.map(tone => `${tone}-text`), surfaces, TEXT],
  [['on-felt'], ['felt', 'felt-hover', 'felt-press'], TEXT],
  [['on-felt'], ['neg-fill', 'neg-fill-hover'], TEXT],
  [['ink-inverse', 'ink-inverse-2'], ['inverse'], TEXT],
  [['edge', 'focus', 'mute', ...tones], surfaces, SHAPE],
  [['felt'], ['surface', 'raised', 'selected', 'hover', 'press'], SHAPE]
]

const cases = pairs.flatMap(([of, on, need]) =>
  of.flatMap(front =>
    on.flatMap(behind =>
      (['light', 'dark'] as const).map(
        (shade): [string, string, Shade, number] => [front, behind, shade, need]
      )
    )
  )
)

describe('contrast', () => {
  test.each(cases)('%s on %s, %s, is at least %d', (of, on, shade, need) => {
    expect(contrast(of, on, shade)).toBeGreaterThanOrEqual(need)
  })

  test('is counted as WCAG counts it', () => {
    expect(contrast('ink', 'surface', 'light')).toBeCloseTo(16.1, 1)
    expect(contrast('on-felt', 'felt', 'dark')).toBeCloseTo(4.6, 1)
  })
})
