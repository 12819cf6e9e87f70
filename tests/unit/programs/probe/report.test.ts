import { expect, test } from 'vitest'

import { printer } from '../../../../src/programs/probe/report.ts'

/** What is printed of so many checks that were left out for one reason. */
function printedOf(count: number): string {
  let printed = ''
  const { print, end } = printer(text => {
    printed += text
  }, false)
  for (let number = 1; number <= count; number++) {
    print({
      group: 'Lists',
      check: {
        id: `list-${number}`,
        needs: 'a list',
        why: 'There are rows in it.'
      },
      finding: { verdict: 'skipped', found: 'no list answers' }
    })
  }
  end()
  return printed
}

test('up to five checks that were left out for one reason are named', () => {
  expect(printedOf(5)).toBe(
    '\nLists\n skipped list-1, list-2, list-3, list-4, list-5 (no list answers)\n'
  )
})

test('more of them are counted', () => {
  expect(printedOf(6)).toBe(
    '\nLists\n skipped 6 checks, from list-1 to list-6 (no list answers)\n'
  )
})
