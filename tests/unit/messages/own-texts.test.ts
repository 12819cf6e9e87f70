import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const DECLARED = /^(?:const|let|function|class) (\w+)/gmu

/** Names of a file of texts that no other file can have. */
function privateNames(code: string): string[] {
  return [...code.matchAll(DECLARED)]
    .map(([, name = '']) => name)
    .filter(name => !code.includes(`export { ${name} as `))
}

test('a text refers to nothing beside it, as a build writes it where it is used', () => {
  const files = globSync('src/**/*-texts.*.ts')
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap(file =>
    privateNames(readFileSync(file, 'utf8')).map(name => `${file}: ${name}`)
  )
  expect(found).toEqual([])
})

test('a name beside the texts is noticed', () => {
  expect(
    privateNames(`const capital = (text: string) => text
const texts = { done: (name: string) => capital(name) }
export { texts as bulk }
`)
  ).toEqual(['capital'])
})
