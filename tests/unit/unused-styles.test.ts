import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { rootTokens } from '../support/token-colors.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const settings = readFileSync(join(project, 'tailwind.config.cjs'), 'utf8')
const { theme } = createRequire(import.meta.url)(
  '../../tailwind.config.cjs'
) as {
  theme: Record<string, Record<string, string>>
}
const source = join(project, 'src')
const code = readdirSync(source, { recursive: true })
  .map(String)
  .filter(file => /\.(?:tsx?|astro|css)$/u.test(file))
  .map(file => readFileSync(join(source, file), 'utf8'))
  .join('\n')

/** What a class begins with that takes its value from a scale of the theme. */
const CLASSES: Record<string, string> = {
  screens: '(?:max-|min-|\\b)',
  spacing: '-',
  colors: '-',
  fontFamily: 'font-',
  fontSize: 'text-',
  lineHeight: '(?:leading-|/)',
  fontWeight: 'font-',
  letterSpacing: 'tracking-',
  borderRadius: 'rounded(?:-\\w+)?-',
  borderWidth: 'border(?:-\\w+)?-',
  boxShadow: 'shadow-',
  transitionDuration: 'duration-',
  transitionTimingFunction: 'ease-',
  animation: 'animate-',
  zIndex: 'z-'
}

/** Read by Tailwind itself: the grid, and the font of the reset. */
const READ_BY_TAILWIND = ['spacing.DEFAULT', 'fontFamily.sans']

const scales = Object.entries(theme).flatMap(([scale, values]) =>
  Object.entries(values).map(([name, value]) => ({ scale, name, value }))
)

test('every value of the theme that is no token is used', () => {
  const unused = scales
    .filter(({ value }) => !value.startsWith('var('))
    .filter(({ scale, name }) => !READ_BY_TAILWIND.includes(`${scale}.${name}`))
    .filter(({ scale, name }) => !isClass(scale, name))
  expect(unused.map(({ scale, name }) => `${scale}.${name}`)).toEqual([])
})

// A size has its line height beside it, used or not.
test('every token but a line height is used', () => {
  const unused = Object.keys(rootTokens())
    .filter(token => /^--(?!lh-)/u.test(token))
    .filter(
      token => !code.includes(`(${token})`) && !code.includes(`(${token},`)
    )
    .filter(token => !settings.includes(`var(${token})`))
    .filter(
      token =>
        !scales.some(
          ({ scale, name, value }) =>
            value === `var(${token})` && isClass(scale, name)
        )
    )
  expect(unused).toEqual([])
})

test.each([
  [
    'custom-variant',
    (name: string) => `(?<![\\w-])(?:[\\w-]+-)?${name}:|@variant ${name}\\b`
  ],
  ['utility', (name: string) => `["'\`][^"'\`\n]*(?<![\\w-])${name}(?![\\w-])`],
  ['keyframes', (name: string) => `(?:'|animation-name:.*[ ])${name}(?=[ ,;])`]
])('every @%s is used', (kind, use) => {
  const names = [...code.matchAll(RegExp(`^@${kind} ([\\w-]+)`, 'gmu'))].map(
    ([, name = '']) => name
  )
  expect(names.length).toBeGreaterThan(8)
  expect(
    names.filter(name => !RegExp(use(name), 'u').test(code + settings))
  ).toEqual([])
})

test('every file of public/ is named, or has a name that browsers know', () => {
  const files = readdirSync(join(project, 'public')).map(String)
  const unused = files.filter(
    file => file !== 'robots.txt' && !code.includes(`/${file}`)
  )
  expect(unused).toEqual([])
})

function isClass(scale: string, name: string): boolean {
  const end = scale === 'screens' ? ':' : '(?![\\w-])'
  return RegExp(`${CLASSES[scale]}${name}${end}`, 'u').test(code)
}
