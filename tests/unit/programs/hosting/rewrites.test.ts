import { EventEmitter } from 'node:events'

import { describe, expect, test } from 'vitest'

import {
  ownPath,
  proxyRewrites,
  redirectsFile,
  rewriteMalformed,
  shellFor
} from '../../../../src/programs/hosting/rewrites.ts'

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
  expect(redirectsFile('/')).toBe(
    '/users/:id/transactions /users/_/transactions 200\n' +
      '/users/:id/transactions/ /users/_/transactions 200\n'
  )
})

test('below a base, all addresses lead to the same files', () => {
  expect(redirectsFile('/desk/')).toBe(
    '/desk/users/:id/transactions /users/_/transactions 200\n' +
      '/desk/users/:id/transactions/ /users/_/transactions 200\n' +
      '/desk / 200\n' +
      ['login', 'admins', 'users', 'games', 'system-wallets']
        .map(name => `/desk/${name}/ /${name} 200\n`)
        .join('') +
      '/desk/system-wallets/transactions/ /system-wallets/transactions 200\n' +
      '/desk/* /:splat 200\n'
  )
})

test.each([
  ['/desk', '/'],
  ['/desk/', '/'],
  ['/desk/users', '/users'],
  ['/desks/users', undefined],
  ['/users', undefined]
])('%s is, below a base, %s of the site', (pathname, own) => {
  expect(ownPath(pathname, '/desk/')).toBe(own)
  expect(ownPath(pathname, '/')).toBe(pathname)
})

describe('the development servers', () => {
  function answer(url: string, apiBaseUrl = '/api/', basePath = '/'): string {
    const [entry] = Object.entries(proxyRewrites({ apiBaseUrl, basePath }))
    const [pattern = '', rewrite] = entry ?? []
    const asked = new RegExp(pattern).test(url)
    return (asked && rewrite?.bypass({ url })) || 'not asked'
  }

  test('2.4 rewrite addresses with their query', () => {
    expect(answer('/users/42/transactions')).toBe('/users/_/transactions')
    expect(answer('/users/a%2Fb%20c/transactions')).toBe(
      '/users/_/transactions'
    )
    expect(answer('/users/42/transactions/?page=2&a=?')).toBe(
      '/users/_/transactions?page=2&a=?'
    )
    const below = (url: string): string => answer(url, '/api/', '/desk/')
    expect(below('/desk/users/42/transactions?page=2')).toBe(
      '/desk/users/_/transactions?page=2'
    )
    expect(below('/users/42/transactions')).toBe('/users/42/transactions')
  })

  test.each([
    '/',
    '/users/1/2/transactions',
    '/users?x=/users/1/transactions',
    '/users/42?/transactions',
    '/users?q=%',
    '/@vite/client'
  ])('2.5 leave %s as it is', url => {
    expect(answer(url)).toBe(url)
  })

  test.each(['/users/%/transactions', '/nope%', '/%ff?q=1'])(
    '2.6 take %s for an address without a page',
    url => {
      const server = new EventEmitter()
      const request = { url }
      rewriteMalformed(server)
      server.emit('request', request)

      expect(answer(url)).toBe('/malformed-address')
      expect(request.url).toBe('/malformed-address')
    }
  )

  test('leave the addresses of the API to it', () => {
    expect(answer('/api/users/%')).toBe('not asked')
    expect(answer('/apiary')).toBe('/apiary')
    expect(answer('/v1.0/users', '/v1.0/')).toBe('not asked')
    expect(answer('/v1x0/users', '/v1.0/')).toBe('/v1x0/users')
  })
})
