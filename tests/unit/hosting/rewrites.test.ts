import { expect, test } from 'vitest'

import {
  proxyRewrites,
  redirectsFile,
  shellFor
} from '../../../src/hosting/rewrites.ts'

test.each([
  '/users/42/transactions',
  '/users/42/transactions/',
  '/users/a%2Fb%20c/transactions',
  '/users/_/transactions'
])('2.4 gives %s the page of all users', pathname => {
  expect(shellFor(pathname)).toBe('/users/_/transactions')
})

test.each([
  '/',
  '/users',
  '/users/42',
  '/users//transactions',
  '/users/%/transactions',
  '/users/1/2/transactions',
  '/users/42/transactions/x',
  '/Users/42/transactions',
  '/system-wallets/transactions'
])('2.5 leaves %s as it is', pathname => {
  expect(shellFor(pathname)).toBeUndefined()
})

test('writes each rewrite with and without a trailing slash', () => {
  expect(redirectsFile()).toBe(
    '/users/:id/transactions /users/_/transactions 200\n' +
      '/users/:id/transactions/ /users/_/transactions 200\n'
  )
})

test('rewrites addresses of the development servers with their query', () => {
  const [[pattern, { bypass }] = ['', { bypass: () => undefined }]] =
    Object.entries(proxyRewrites())
  const answer = (url: string): string | undefined =>
    new RegExp(pattern).test(url) ? bypass({ url }) : 'not asked'

  expect(answer('/users/42/transactions')).toBe('/users/_/transactions')
  expect(answer('/users/42/transactions/?page=2&a=?')).toBe(
    '/users/_/transactions?page=2&a=?'
  )
  expect(answer('/users/%/transactions')).toBe('/users/%/transactions')
  expect(answer('/users/1/2/transactions')).toBe('not asked')
  expect(answer('/users?x=/users/1/transactions')).toBe('not asked')
})
