import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../../src', import.meta.url))

const SIDE =
  /(?:^|[\s;{])(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius)\s*:|\b(?:text-align|float|clear)\s*:\s*(?:left|right)|translate(?:X|3d)?\(\s*-?\d/u
/** Four values, of which the second one is for the right. */
const FOUR =
  /\b(?:inset|padding|margin): (?:[\w.%-]+(?:\((?:[^()]|\([^()]*\))*\))?[ ;]){4}/u

/** Whether a line says left or right of the screen, and not of the text. */
function isPhysical(line: string): boolean {
  if (SIDE.test(line)) return true
  const [four] = FOUR.exec(line) ?? []
  const [, right, , left] =
    four?.replace(/^[\w-]+: /u, '').match(/(?:\([^;]*?\)+|[^\s;])+/gu) ?? []
  return right !== left
}

/** Physical by their meaning, with the reason. */
const MEANT = [
  // Digits run to the right in every language, and so end there.
  'opened.css: text-align: right;',
  'table.css: text-align: right;',
  // The arrow of such a column stands before its word.
  'table.css: inset: auto calc(100% + --spacing(1)) auto auto;'
]

/** Classes of Tailwind that name a side of the screen. */
const PHYSICAL_CLASS =
  /["'`\s](?:[^\s"'`:]+:)*-?(?:(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br|translate-x)-[\w[\]./]+|(?:text|float)-(?:left|right))(?=["'`\s])/u

/** Numbers end at the right, a dialog stands where it says; moves are turned. */
const MEANT_CLASS =
  /\btext-right\b|\bsm:m[lr]-auto\b|-?translate-x-[\w/]+(?=.* rtl:)|(?<=rtl:)-?translate-x-[\w/]+/gu

test('styles name no left and no right', () => {
  const found = linesOf('styles', /\.css$/u).filter(({ line }) =>
    isPhysical(line)
  )
  const named = found.map(({ file, line }) => `${file}: ${line}`)
  expect([...new Set(named)].toSorted()).toEqual(MEANT.toSorted())
})

test('components name no left and no right', () => {
  const folders = ['islands', 'ui', 'features', 'screens', 'layouts', 'pages']
  const found = folders.flatMap(folder =>
    linesOf(folder, /\.(?:tsx?|astro)$/u)
      .map(({ file, line }) => ({
        file,
        line: line.replaceAll(MEANT_CLASS, '')
      }))
      .filter(({ line }) => PHYSICAL_CLASS.test(line))
  )
  const named = found.map(({ file, line }) => `${file}: ${line}`)
  expect(named).toEqual([])
})

test.each([
  'left: 4px;',
  '  padding-right: 2px;',
  'inset: 0 4px auto 0;',
  'transform: translateX(100%);',
  'text-align: left;'
])('%s is noticed', line => {
  expect(isPhysical(line)).toBe(true)
})

test.each([
  'inset: 0 4px auto 4px;',
  'padding: 0 4px;',
  'margin-inline: 0 8px;',
  'translate: calc(-50% * var(--forward));'
])('%s is fine', line => {
  expect(isPhysical(line)).toBe(false)
})

test.each(['<p className="ml-2">', '<p class="x sm:text-left">'])(
  '%s is noticed',
  line => {
    expect(PHYSICAL_CLASS.test(line)).toBe(true)
  }
)

/** Four px and more are a size, fewer are a line or what evens one out. */
const FIXED_SIZE = /(?<![\w.])(?:[4-9]|\d{2,})(?:\.\d+)?px/u

/** What no text stands in. */
const MEANT_SIZE = [
  'controls.css: box-shadow: inset 0 0 0 100px var(--surface);',
  'utilities.css: transform: translateY(8px);',
  'utilities.css: transform: translateY(-8px);',
  "page/use-seen.ts: { rootMargin: '100px' }"
]

test('sizes are in rem: they follow the font size that a person has chosen', () => {
  const found = [
    ...linesOf('styles', /\.css$/u),
    ...['islands', 'ui', 'features', 'screens', 'layouts', 'pages'].flatMap(
      folder => linesOf(folder, /\.(?:tsx?|astro)$/u)
    )
  ].filter(({ line }) => FIXED_SIZE.test(line))
  const named = found.map(({ file, line }) => `${file}: ${line}`)
  expect([...new Set(named)].toSorted()).toEqual(MEANT_SIZE.toSorted())
})

test.each(['h-[36px]', 'text-[13px]', 'width: 96px;', '(width < 640px)'])(
  '%s is a fixed size',
  line => {
    expect(FIXED_SIZE.test(line)).toBe(true)
  }
)

/** An element without class or attribute, before what follows it. */
const UNNAMED_SIBLING = /(?:^|[\s>(])[:a-z-]+(?:\([^().[]*\))? [+~] (?!\d)/u

test('what stands before a sibling is named by a class or an attribute', () => {
  // Else each dialog that joins the body makes a browser look at every row.
  const found = linesOf('styles', /\.css$/u).filter(
    ({ line }) => line.endsWith('{') && UNNAMED_SIBLING.test(line)
  )
  expect(found).toEqual([])
})

test.each(['td ~ td {', '.a :checked + span {', '.b > td:is(th, td) + p {'])(
  '%s has no name',
  line => {
    expect(UNNAMED_SIBLING.test(line)).toBe(true)
  }
)

function linesOf(
  folder: string,
  files: RegExp
): { file: string; line: string }[] {
  return readdirSync(join(source, folder), { recursive: true })
    .map(String)
    .filter(file => files.test(file))
    .flatMap(file =>
      readFileSync(join(source, folder, file), 'utf8')
        .split('\n')
        .map(line => ({ file, line: line.trim() }))
    )
}
