import { expect, test } from 'vitest'

import { pageTitle } from '../../../src/routes/page-title.ts'

test('1.3 a title is followed by the name of the panel', () => {
  expect(pageTitle('Users', 'Admin Panel')).toBe('Users - Admin Panel')
  expect(pageTitle('100%s', 'Admin Panel')).toBe('100%s - Admin Panel')
  expect(pageTitle('  ', 'Admin Panel')).toBe('   - Admin Panel')
})

test('1.3 without a title the name stands alone', () => {
  expect(pageTitle('', 'Admin Panel')).toBe('Admin Panel')
  expect(pageTitle(null, 'Admin Panel')).toBe('Admin Panel')
  expect(pageTitle(undefined, 'Admin Panel')).toBe('Admin Panel')
})
