import { expect, test } from 'vitest'

import { runTitles } from '../../support/run-titles.ts'

test.each([
  ["test('ID-1', () => undefined)", ['ID-1']],
  ["describe('a group', () => { test('ID-1', run) })", ['a group', 'ID-1']],
  ["test.describe('a group', () => {})", ['a group']],
  ["test.each([['x']])('%s (ID-1)', run)", ['%s (ID-1)']],
  ['for (const name of names) test(`${name} (ID-1)`, run)', ['${name} (ID-1)']],
  ["test('ID-1', () => test.step('ID-2', run))", ['ID-1']],
  ["log('ID-1', () => undefined)", []]
])('the titles of %s are %j', (source, titles) => {
  expect(runTitles(source)).toEqual(titles)
})

test.each([
  "test.skip('ID-1', () => undefined)",
  "test('ID-1 @further', () => undefined)",
  "test.todo('ID-1')",
  "test.fixme('ID-1', run)",
  "test.fails('ID-1', run)",
  "test.skipIf(isBusy)('ID-1', run)",
  "test.runIf(isInstalled).each(rows)('ID-1', run)",
  "test.skip.each(rows)('ID-1', run)",
  "describe.skip('a group', () => { test('ID-1', run) })",
  "describe.runIf(isInstalled)('a group', () => { test('ID-1', run) })",
  "test('ID-1', () => { test.skip(!browser, 'There is none.') })",
  "test.describe('a group', () => { test.fixme(); test('ID-1', run) })"
])('what may be left out holds nothing: %s', source => {
  expect(runTitles(`${source}\ntest('ID-2', run)`)).toEqual(['ID-2'])
})

test('a file that leaves itself out holds nothing', () => {
  const source = "test.skip(isBusy, 'Later.')\ntest('ID-1', run)"
  expect(runTitles(source)).toEqual([])
})
