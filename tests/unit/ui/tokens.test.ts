import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { rootTokens } from '../../support/token-colors.ts'

const SRC = join(import.meta.dirname, '../../../src')

/** What belongs into the tokens, by what it is. */
const RAW = {
  colour: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/iu,
  'size of text': /\bfont(?:-size)?:[^;]*\b\d*\.?\d+(?:px|r?em|pt)/u,
  duration: /(?<![\w.-])(?!0m?s)\d*\.?\d+m?s\b/u,
  shadow: /\b(?:box-shadow|filter: drop-shadow)(?!: (?:none|inset|var|0 0 0))/u,
  radius: /\bborder(?:-\w+)*-radius:[^;]*[\s:](?!0[;\s])\d+(?:px|r?em)/u,
  layer: /\bz-index:(?! (?:var|calc\(var|auto))/u,
  // A hairline of 1 px is none.
  space:
    /^\s*(?:padding|margin|(?:row-|column-)?gap|inset|scroll-(?:padding|margin)|top|bottom)\b[^:]*:[^;]*(?<![\w.])(?![01]px)\d*\.?\d+(?:px|r?em)\b/u,
  // Paper has points.
  'line height': /\bline-height:[^;]*(?<![\w.-])(?!0;|1;|\d+pt)\d/u,
  tracking: /\bletter-spacing:(?! (?:var|normal|0;))/u,
  easing: /(?<!-)\b(?:ease|ease-in|ease-out|ease-in-out|cubic-bezier)\b(?!\))/u
} as const

/** Utilities with a value of their own: `text-[13px]`, `bg-[#fff]`. */
const OWN_UTILITY = /\b[a-z-]+-\[(?:#|rgb|oklch|[\d.]+(?:px|r?em)\b)/u

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => join(SRC, folder, name))
}

/** The lines without their comments that a pattern finds. */
function found(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap(file =>
    readFileSync(file, 'utf8')
      .replaceAll(/\/\*.*?\*\/|--spacing\([\d.]+\)/gsu, '')
      .split('\n')
      .filter(line => pattern.test(line))
      .map(line => `${file.slice(SRC.length)}: ${line.trim()}`)
  )
}

const sheets = filesOf('styles', '.css')
const components = [
  'ui',
  'features',
  'screens',
  'islands',
  'layouts',
  'pages'
].flatMap(folder =>
  ['.ts', '.tsx', '.astro'].flatMap(ending => filesOf(folder, ending))
)

describe('the tokens', () => {
  test.each(Object.entries(RAW))(
    'are the only home of every %s in the styles',
    (_name, pattern) => {
      expect(sheets.length).toBeGreaterThan(5)
      expect(found(sheets, pattern)).toEqual([])
    }
  )

  test.each([
    ['colour', 'color: #18221d;'],
    ['size of text', 'font-size: 13px;'],
    ['duration', 'transition: background 150ms;'],
    ['shadow', 'box-shadow: 0 2px 4px var(--line);'],
    ['radius', 'border-radius: 6px;'],
    ['layer', 'z-index: 30;'],
    ['space', 'padding-inline: --spacing(2) 14px;'],
    ['line height', 'line-height: 18px;'],
    ['tracking', 'letter-spacing: -0.02em;'],
    ['easing', 'transition: opacity var(--fast) ease-in-out;']
  ] as const)('would be missed in a raw %s', (name, line) => {
    expect(line).toMatch(RAW[name])
  })

  test('are what components take, too', () => {
    expect(components.length).toBeGreaterThan(100)
    expect(found(components, OWN_UTILITY)).toEqual([])
    expect(found(components, /\bstyle=[{"]/u)).toEqual([])
    expect('class="text-[13px]"').toMatch(OWN_UTILITY)
  })

  test('are all there where the styles name one', () => {
    const own = new Set(Object.keys(rootTokens()))
    const set = [...sheets, ...components].flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/(--[\w-]+):/gu)].map(
        ([, name]) => name ?? ''
      )
    )
    const used = sheets.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)\)/gu)].map(
        ([, name]) => name ?? ''
      )
    )
    const known = new Set([...own, ...set])
    expect(used.filter(name => !known.has(name))).toEqual([])
  })
})
