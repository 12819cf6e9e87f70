import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

import { withTexts } from '../../../../src/fast-start/build/inline-texts.ts'
import { messages as english } from '../../../../src/messages/english.ts'
import { messages as german } from '../../../../src/messages/german.ts'

const texts = {
  list: {
    search: 'Search',
    rows: (count: number) => `${count} rows`,
    kinds: { one: 'One', other: 'Others' }
  }
}

/** What a module exports once its texts are in it. */
async function run(code: string): Promise<Record<string, unknown>> {
  const before = `import { messages } from '../messages.ts'\n${code}`
  const { program } = parseSync('module.js', before)
  const after = withTexts(before, program, texts)
  expect(after).not.toContain('messages')
  const address = `data:text/javascript,${encodeURIComponent(after)}`
  return (await import(/* @vite-ignore */ address)) as Record<string, unknown>
}

/** The module as it is built. */
function built(code: string): string {
  const { program } = parseSync('module.js', code)
  return withTexts(code, program, texts)
}

describe('the texts of a module', () => {
  test('stand where they are read', async () => {
    const { found } = await run(
      `export const found = [messages.list.search, messages.list.rows(2)]`
    )
    expect(found).toEqual(['Search', '2 rows'])
  })

  test('come alone through a constant for their group', () => {
    const code = built(
      `import { messages } from './messages.ts'
       const words = messages.list
       export const found = words.search`
    )
    expect(code).toContain('"Search"')
    expect(code).not.toContain('rows')
  })

  test('come as a group where their name is not known before', async () => {
    const { found } = await run(
      `const words = messages.list
       const pick = kind => [words.kinds[kind], messages.list.kinds[kind]]
       export const found = pick('other')`
    )
    expect(found).toEqual(['Others', 'Others'])
  })

  test('end the build where all of them would have to come', () => {
    expect(() =>
      built(
        `import { messages } from './messages.ts'
         const { list } = messages
         export const found = list.search`
      )
    ).toThrow('messages is used whole here')
  })

  test('come as a group where it is handed on, in parts or exported', async () => {
    const { whole, one, kinds } = await run(
      `const words = messages.list
       export const whole = { words }
       export const { one } = messages.list.kinds
       export const kinds = messages.list.kinds`
    )
    expect(whole).toMatchObject({ words: { search: 'Search' } })
    expect(one).toBe('One')
    expect(kinds).toEqual(texts.list.kinds)
  })

  test('are asked for what a text has, too', async () => {
    const { length } = await run(
      `export const length = messages.list.search.length`
    )
    expect(length).toBe(6)
  })

  test('are not mistaken for what has the same name elsewhere', async () => {
    const { found } = await run(
      `const words = messages.list
       const other = words => words.search
       export const found = [other({ search: 'Mine' }), words.search]`
    )
    expect(found).toEqual(['Mine', 'Search'])
  })
})

test('a module without texts stays as it is', () => {
  const code = `import { messages } from './letters.ts'\nexport default messages.list`
  expect(built(code)).toBe(code)
})

test.each([
  ['English', english],
  ['German', german]
])('%s texts need nothing but what they are given', (_, all) => {
  const parts: unknown[] = [all]
  for (const part of parts) {
    if (typeof part === 'object' && part !== null) {
      parts.push(...Object.values(part))
    }
    if (typeof part !== 'function') continue
    const { program } = parseSync('text.js', `(${String(part)})`)
    expect(unknownNames(program)).toEqual([])
  }
})

const KNOWN = new Set(['Boolean', 'Math', 'String', 'undefined'])

/** Names that a function uses and neither declares nor takes. */
function unknownNames(program: object): string[] {
  const used: string[] = []
  const bound = new Set<string>()
  const walk = (node: unknown, isBinding: boolean): void => {
    if (Array.isArray(node)) for (const item of node) walk(item, isBinding)
    if (typeof node !== 'object' || node === null) return
    const { type, name } = node as { type?: string; name?: string }
    if (type === 'Identifier' && name !== undefined) {
      if (isBinding) bound.add(name)
      else used.push(name)
    }
    for (const [key, value] of Object.entries(node)) {
      const isName =
        (key === 'property' || key === 'key') &&
        !(node as { computed?: boolean }).computed
      if (!isName) walk(value, isBinding || key === 'params' || key === 'id')
    }
  }
  walk(program, false)
  return used.filter(name => !bound.has(name) && !KNOWN.has(name))
}
