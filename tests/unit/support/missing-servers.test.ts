import { expect, test } from 'vitest'

import { missingLines } from '../../support/missing-servers.ts'

test('a run names what is not installed, and how to get it', () => {
  expect(missingLines(() => true)).toEqual([])
  expect(missingLines(({ command }) => command !== 'nginx')).toEqual([
    'SKIPPED: nginx is not installed here. To run its tests: apt-get install nginx-light\n'
  ])
})
