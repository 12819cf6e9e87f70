import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The custom properties of `:root`, as the settings of Tailwind give them. */
export function rootTokens(): Record<string, string> {
  const { plugins } = require('../../tailwind.config.cjs')
  let base: Record<string, Record<string, string>> = {}
  for (const plugin of plugins) {
    plugin({ addBase: (given: typeof base) => (base = given) })
  }
  return base[':root'] ?? {}
}

export type Shade = 'light' | 'dark'

/** The contrast of two tokens, as WCAG 2 counts it. */
export function contrast(one: string, other: string, shade: Shade): number {
  const [low = 0, high = 0] = [one, other]
    .map(name => luminance(lightnessChromaHue(name, shade)))
    .toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function lightnessChromaHue(name: string, shade: Shade): number[] {
  const pair = [
    ...(rootTokens()[`--${name}`] ?? '').matchAll(/oklch\(([^)]*)/gu)
  ]
  const text = pair[shade === 'light' ? 0 : 1]?.[1]
  if (text === undefined || text.includes('/')) {
    throw new Error(`--${name} is no pair of solid colours`)
  }
  return text.split(' ').map(Number)
}

/** The relative luminance of an oklch colour, cut to what sRGB can show. */
function luminance([lightness = 0, chroma = 0, hue = 0]: number[]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ].map(part => Math.min(Math.max(part, 0), 1))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
