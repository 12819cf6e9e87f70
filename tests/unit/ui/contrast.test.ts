import { describe, expect, test } from 'vitest'

import { contrast, type Shade } from '../../support/token-colors.ts'

const TEXT = 4.5
const SHAPE = 3

const tones = ['pos', 'warn', 'neg', 'info']

/** What is read or told apart, on what, and how much that takes. */
const pairs: [of: string[], on: string[], need: number][] = [
  [['ink', 'ink-2'], ['surface', 'canvas', 'raised', 'selected'], TEXT],
  [['ink', 'ink-2', 'ink-3'], ['surface', 'selected', 'hover', 'press'], TEXT],
  [['ink-3'], ['canvas', 'raised', 'inset'], TEXT],
  [['felt-text'], ['surface', 'press'], TEXT],
  [['on-felt'], ['felt', 'felt-hover', 'felt-press'], TEXT],
  [['on-felt'], ['neg-fill', 'neg-fill-hover'], TEXT],
  ...tones.map((tone): [string[], string[], number] => [
    [`${tone}-text`],
    [`${tone}-tint`, 'surface'],
    TEXT
  ]),
  [['ink-inverse', 'ink-inverse-2'], ['inverse'], TEXT],
  [['edge', 'felt', 'mute', 'focus'], ['surface', 'selected'], SHAPE],
  [tones, ['surface'], SHAPE],
  [['pos', 'warn'], ['selected'], SHAPE]
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
