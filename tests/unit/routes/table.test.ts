import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'

import {
  linkPath,
  matchRoute,
  ROOT_TARGET,
  routePath
} from '../../../src/routes/paths.ts'
import { returnAddress } from '../../../src/routes/return-address.ts'
import { routeNamed, routes } from '../../../src/routes/table.ts'
import { decideAccess } from '../../../src/stores/access.ts'

const LONGEST_ID = 128

const admin = { kind: 'admin', admin: { id: '1' } } as const
const guest = { kind: 'guest', reason: 'unauthenticated' } as const
const unchecked = { kind: 'unchecked' } as const

describe('routes', () => {
  test('2.2 2.3 2.5 holds the routes of the specification, by name', () => {
    expect(
      routes.map(({ path, name, access }) => [path, name, access])
    ).toEqual([
      ['/login', 'login', 'guest'],
      ['/admins', 'admins', 'auth'],
      ['/users', 'users', 'auth'],
      ['/games', 'games', 'auth'],
      ['/system-wallets', 'system-wallets', 'auth'],
      ['/users/:id/transactions', 'user-transactions', 'auth'],
      ['/system-wallets/transactions', 'system-wallets-transactions', 'auth']
    ])
  })

  test('1.2 the entries of a user are below the users in the menu', () => {
    expect(routeNamed('user-transactions').under).toBe('users')
  })

  test('9.5 the root leads to the admins', () => {
    expect(ROOT_TARGET).toBe('/admins')
  })

  test('2.3 takes a trailing slash and leaves the case as the host does', () => {
    expect(matchRoute('/admins/')?.route.name).toBe('admins')
    expect(matchRoute('/ADMINS')).toBeUndefined()
    expect(matchRoute('/')).toBeUndefined()
  })

  test('2.4 reads the id decoded and refuses an empty one (INJ-3)', () => {
    expect(matchRoute('/users/a%2Fb%20c/transactions')?.params).toEqual({
      id: 'a/b c'
    })
    expect(matchRoute('/users//transactions')).toBeUndefined()
    expect(matchRoute('/users/%/transactions')).toBeUndefined()
    expect(matchRoute('/users/1/2/transactions')).toBeUndefined()
  })

  test('2.5 does not take the wallet transactions for a wallet', () => {
    expect(matchRoute('/system-wallets/transactions')?.params).toEqual({})
  })

  test('2.4 every id that makes a path is read back whole (INJ-2)', () => {
    let paths = 0
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), id => {
        const path = linkPath('user-transactions', { id })
        if (path === undefined) return
        paths += 1
        const { pathname } = new URL(path, 'https://panel.example')
        expect(pathname.split('/')).toHaveLength(4)
        expect(matchRoute(pathname)?.params).toEqual({ id })
      })
    )
    expect(paths).toBeGreaterThan(20)
  })

  test('an id that would climb, or holds a NUL, makes no path (INJ-2)', () => {
    const unsafe = ['.', '..', '../../admin', String.raw`a\..\b`, 'a/.', 'a\0']
    for (const id of ['', ...unsafe, '\ud800']) {
      expect(linkPath('user-transactions', { id })).toBeUndefined()
    }
    for (const id of unsafe) {
      const path = `/users/${encodeURIComponent(id)}/transactions`
      expect(matchRoute(path)).toBeUndefined()
    }
    expect(() => routePath('user-transactions')).toThrow(RangeError)
    for (const id of ['', '\ud800']) {
      expect(() => routePath('user-transactions', { id })).toThrow(RangeError)
    }
  })
})

test('what is longer than an id makes no path, and is found by none (INJ-2)', () => {
  const id = 'x'.repeat(LONGEST_ID)
  expect(linkPath('user-transactions', { id })).toBe(
    `/users/${id}/transactions`
  )
  expect(linkPath('user-transactions', { id: `${id}x` })).toBeUndefined()
  expect(matchRoute(`/users/${id}/transactions`)?.params).toEqual({ id })
  expect(matchRoute(`/users/${id}x/transactions`)).toBeUndefined()
})

describe('access', () => {
  const protectedRoutes = routes.filter(route => route.access === 'auth')
  const login = routes.find(route => route.name === 'login')

  test('6.1 a guest is sent from each protected route to the login', () => {
    expect(protectedRoutes).toHaveLength(6)
    for (const route of protectedRoutes) {
      expect(decideAccess(route, guest)).toBe('to-login')
    }
    expect(decideAccess(login, guest)).toBe('stay')
  })

  test('6.2 an administrator stays on each and leaves the login', () => {
    for (const route of protectedRoutes) {
      expect(decideAccess(route, admin)).toBe('stay')
    }
    expect(decideAccess(login, admin)).toBe('to-panel')
  })

  test('6.3 whoever else an administrator is, he stays on each', () => {
    fc.assert(
      fc.property(fc.object(), other => {
        const session = { kind: 'admin', admin: other } as const
        for (const route of protectedRoutes) {
          expect(decideAccess(route, session)).toBe('stay')
        }
      })
    )
  })

  test('4.2 nothing is decided before the first attempt has ended', () => {
    for (const route of routes) {
      expect(decideAccess(route, unchecked)).toBe('wait')
    }
  })

  test('2.6 an address without a route asks nobody to sign in', () => {
    expect(decideAccess(undefined, guest)).toBe('stay')
  })
})

describe('return address', () => {
  const origin = 'https://panel.example'

  test('keeps an own protected address with its query and hash', () => {
    const address = `${origin}/users/42/transactions?page=2#x`
    expect(returnAddress(address, origin)).toBe(address)
    expect(returnAddress('/users?search=a', origin)).toBe(
      `${origin}/users?search=a`
    )
  })

  test('refuses what is no protected route of this origin (AUTH-12)', () => {
    for (const stored of [null, '', '/login', '/', '/nope', 'https://']) {
      expect(returnAddress(stored, origin)).toBeUndefined()
    }
  })

  // What browsers make of each of these was looked at in Chromium.
  test.each([
    '//evil.test/users',
    '/\\evil.test/users',
    '/\t/evil.test/users',
    '\\\\evil.test/users',
    '///evil.test/users',
    'https:evil.test/users',
    'https://evil.test/users',
    'https://panel.example@evil.test/users',
    'https://panel.example.evil.test/users',
    'http://panel.example/users',
    'javascript:alert(1)//users',
    'data:text/html,/users',
    'blob:https://panel.example/users',
    '/..//users',
    '/.//users',
    '/./\\users',
    '/%2f/users',
    '/@users'
  ])('refuses %j (AUTH-12)', stored => {
    expect(returnAddress(stored, origin)).toBeUndefined()
  })

  test.each([
    [' /users', '/users'],
    ['https:/users', '/users'],
    ['/nope/../users?a=//evil.test', '/users?a=//evil.test'],
    ['/users/a%2Fb/transactions', '/users/a%2Fb/transactions']
  ])('takes %j for an own address (AUTH-12)', (stored, path) => {
    expect(returnAddress(stored, origin)).toBe(`${origin}${path}`)
  })

  test('never leaves the origin, whatever was stored (AUTH-12)', () => {
    const marks = ['/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c']
    const unseen = ['\t', '\n', ' ', '\u3002', '\uff0f', '\u202e', '\ud800']
    const words = [
      'users',
      'evil.test',
      'panel.example',
      'https:',
      'javascript:'
    ]
    const pieces = fc.constantFrom(...marks, ...unseen, ...words)
    const fronts = ['/', '/\t', ' /', '/x/../', `${origin}/`]
    const foreign = ['//', '/\\', 'https://', `${origin}@`, '/\t/']
    const nearly = fc
      .tuple(
        fc.constantFrom(
          ...fronts,
          ...foreign.map(front => `${front}evil.test/`)
        ),
        pieces
      )
      .map(([front, end]) => `${front}users${end}`)
    const stored = fc.oneof(
      nearly,
      fc.array(pieces, { maxLength: 8 }).map(parts => parts.join('')),
      fc.webUrl(),
      fc.string({ unit: 'binary' })
    )
    let taken = 0
    fc.assert(
      fc.property(stored, value => {
        const found = returnAddress(value, origin)
        if (found === undefined) return
        taken += 1
        const url = new URL(found, 'https://elsewhere.test')
        expect(url.origin).toBe(origin)
        expect(matchRoute(url.pathname)?.route.access).toBe('auth')
      }),
      { numRuns: 2000 }
    )
    expect(taken).toBeGreaterThan(20)
  })
})

describe('below a path', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('all addresses are below it, and only those lead to a screen', async () => {
    vi.resetModules()
    vi.stubEnv('PUBLIC_BASE_PATH', '/back/office/')
    const below = await import('../../../src/routes/paths.ts')
    expect(below.ROOT_TARGET).toBe('/back/office/admins')
    const entries = below.routePath('user-transactions', { id: '4 2' })
    expect(entries).toBe('/back/office/users/4%202/transactions')
    expect(below.matchRoute(entries)?.params).toEqual({ id: '4 2' })
    expect(below.matchRoute('/back/office/admins/')?.route.name).toBe('admins')
    for (const outside of ['/admins', '/back/officeadmins', '/back/office']) {
      expect(below.matchRoute(outside)).toBeUndefined()
    }
  })
})
