import {
  beforeEach,
  describe,
  expect,
  type Mock,
  onTestFinished,
  test,
  vi
} from 'vitest'

import type * as routing from '../../../src/stores/route.ts'
import { goBack, loadPage } from '../../support/panel-page.ts'

type Routing = typeof routing

/** Starts the routing of a new page at this address. */
async function openRouting(address: string): Promise<Routing> {
  loadPage('/api/', address)
  const opened = await import('../../../src/stores/route.ts')
  opened.startRouting()
  return opened
}

/**
 * Clicks an element of this page; true when the click is left to the browser,
 * which does nothing with it here.
 */
function isLeft(html: string, click: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  let left = false
  const last = (event: Event): void => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  const target =
    document.querySelector('[data-here]') ?? document.querySelector('a')
  target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...click })
  )
  return left
}

describe('current route', () => {
  test('is not known before the page runs in a browser', async () => {
    loadPage('/api/', '/users')
    const { $route } = await import('../../../src/stores/route.ts')
    expect($route.get()).toBeUndefined()
  })

  test('2.4 is the one of the address, with its id decoded', async () => {
    const { $route } = await openRouting(
      '/users/a%2Fb%20c/transactions?page=2#top'
    )
    expect($route.get()).toMatchObject({
      match: { route: { name: 'user-transactions' }, params: { id: 'a/b c' } },
      pathname: '/users/a%2Fb%20c/transactions',
      search: '?page=2',
      fullPath: '/users/a%2Fb%20c/transactions?page=2#top',
      via: 'load'
    })
  })

  test('2.6 is none where nothing matches, query and hash kept', async () => {
    const { $route } = await openRouting('/nope?x=1#y')
    expect($route.get()).toMatchObject({
      match: undefined,
      fullPath: '/nope?x=1#y'
    })
  })

  test('follows the address once, however often it is started', async () => {
    const { $route, startRouting } = await openRouting('/users')
    const first = $route.get()
    startRouting()
    expect($route.get()).toBe(first)
    const length = history.length
    isLeft('<a href="/games">Games</a>')
    expect(history.length).toBe(length + 1)
  })
})

describe('a click on a link', () => {
  let opened: Routing

  beforeEach(async () => {
    opened = await openRouting('/users?page=2')
  })

  test.each([
    ['to another screen', '<a href="/games">', '/games'],
    [
      'with an address of its own',
      '<a href="http://localhost:3000/games">',
      '/games'
    ],
    ['to an id', '<a href="/users/7/transactions">', '/users/7/transactions'],
    ['with a slash at its end', '<a href="/games/">', '/games/'],
    ['to another query', '<a href="?page=3">', '/users?page=3'],
    ['to the same path alone', '<a href="/users">', '/users'],
    ['with a hash elsewhere', '<a href="/games#top">', '/games#top'],
    ['to this frame', '<a href="/games" target="_self">', '/games'],
    ['on what is in it', '<a href="/games"><b data-here>x</b></a>', '/games']
  ])('1.1 %s moves without a load', (_, html, address) => {
    const { length } = history
    expect(isLeft(html)).toBe(false)
    expect(opened.$route.get()).toMatchObject({
      fullPath: address,
      via: 'move'
    })
    expect(location.href).toBe(location.origin + address)
    expect(history.length).toBe(length + 1)
  })

  test('to the shown address makes no new entry', () => {
    const { length } = history
    const before = opened.$route.get()
    expect(isLeft('<a href="/users?page=2">Users</a>')).toBe(false)
    expect(history.length).toBe(length)
    expect(opened.$route.get()).not.toBe(before)
  })

  test('of the login is left to the browser', async () => {
    const { $route } = await openRouting('/login')
    expect(isLeft('<a href="/users">Users</a>')).toBe(true)
    expect($route.get()?.match?.route.name).toBe('login')
    expect(location.pathname).toBe('/login')
  })

  test.each([
    ['the login', '<a href="/login">'],
    ['the start', '<a href="/">'],
    ['an address without a screen', '<a href="/nope">'],
    ['another letter case', '<a href="/GAMES">'],
    ['another origin', '<a href="https://other.example/games">'],
    ['another port', '<a href="http://localhost:1/games">'],
    ['another window', '<a href="/games" target="_blank">'],
    ['a download', '<a href="/games" download>'],
    ['a hash of this page', '<a href="#main">'],
    ['a hash of this address', '<a href="/users?page=2#main">'],
    ['mail', '<a href="mailto:a@b.example">'],
    ['nowhere', '<a>'],
    ['no link', '<button data-here>']
  ])('to %s is left to the browser', (_, html) => {
    const before = opened.$route.get()
    expect(isLeft(html)).toBe(true)
    expect(opened.$route.get()).toBe(before)
    expect(location.href).toBe(`${location.origin}/users?page=2`)
  })

  test.each([
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
    ['the right button', { button: 2 }]
  ])('with %s is left to the browser', (_, click) => {
    expect(isLeft('<a href="/games">Games</a>', click)).toBe(true)
    expect(location.pathname).toBe('/users')
  })

  test('that somebody else has taken is nobody else’s', () => {
    document.body.addEventListener('click', e => e.preventDefault(), {
      once: true
    })
    expect(isLeft('<a href="/games">Games</a>')).toBe(false)
    expect(location.pathname).toBe('/users')
  })
})

describe('a move', () => {
  test('that replaces makes no entry and keeps the state of this one', async () => {
    const { $route, navigate } = await openRouting('/users?page=9')
    history.replaceState({ kept: true }, '')
    const { length } = history
    navigate('/users?page=2', 'replace')
    expect(history.length).toBe(length)
    expect(history.state).toEqual({ kept: true })
    expect($route.get()).toMatchObject({ search: '?page=2', via: 'move' })
  })

  test('is undone by Back, to the place where the list was left', async () => {
    const { $route, navigate } = await openRouting('/users')
    navigate('/games', 'push')
    expect(history.state).toBeNull()
    await goBack()
    expect($route.get()).toMatchObject({ pathname: '/users', via: 'history' })
    expect(history.state).toEqual({ place: { top: 0 } })
  })

  test('2.6 takes the error page away, and so does Back', async () => {
    const { navigate } = await openRouting('/users')
    const { $error, showError } = await import('../../../src/stores/error.ts')
    const { notFoundError } = await import('../../../src/routes/page-error.ts')
    showError(notFoundError('/nope'))
    navigate('/games', 'push')
    expect($error.get()).toBeUndefined()
    showError(notFoundError('/nope'))
    await goBack()
    expect($error.get()).toBeUndefined()
  })

  test('9.2 is a page load once the page is outdated', async () => {
    const { $route, navigate } = await openRouting('/users')
    const { $build, startBuildCheck } =
      await import('../../../src/stores/build.ts')
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(null, { status: 404 }))
    )
    startBuildCheck('gone-build')
    await vi.advanceTimersByTimeAsync(1000)
    expect($build.get()).toBe('outdated')

    const assign = vi.fn<(href: string) => void>()
    navigate('/users?search=ma', 'push')
    expect($route.get()?.search).toBe('?search=ma')
    vi.stubGlobal('location', { href: location.href, assign })
    const before = $route.get()
    navigate('/games', 'push')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/games')
    expect($route.get()).toBe(before)
  })

  describe('to a screen of which a part has failed to load', () => {
    async function openWithFailure(online: boolean): Promise<Routing> {
      const routing = await openRouting('/users')
      const failures = await import('../../../src/stores/failed-screens.ts')
      failures.rememberFailedScreen('games')
      vi.stubGlobal('navigator', { onLine: online })
      return routing
    }

    const stubLocation = (): Record<'assign' | 'reload', Mock<() => void>> => {
      const asked = { assign: vi.fn<() => void>(), reload: vi.fn<() => void>() }
      const { href, pathname, search, hash } = location
      vi.stubGlobal('location', { href, pathname, search, hash, ...asked })
      return asked
    }

    test('8.4 is a page load while there is a connection', async () => {
      const { $route, navigate } = await openWithFailure(true)
      const { assign } = stubLocation()
      const before = $route.get()
      navigate('/games?page=2', 'push')
      expect(assign).toHaveBeenCalledExactlyOnceWith('/games?page=2')
      expect($route.get()).toBe(before)
    })

    test('8.4 is a page load by Back, too', async () => {
      const { $route, navigate } = await openWithFailure(false)
      navigate('/games', 'push')
      const { reload } = stubLocation()
      navigate('/admins', 'push')
      const before = $route.get()
      vi.stubGlobal('navigator', { onLine: true })
      await goBack()
      expect(reload).toHaveBeenCalledOnce()
      expect($route.get()).toBe(before)
    })

    test('8.4 asks for the part again while there is none', async () => {
      const { $route, navigate } = await openWithFailure(false)
      navigate('/games', 'push')
      expect($route.get()).toMatchObject({ pathname: '/games', via: 'move' })
    })

    test('leaves the other screens alone', async () => {
      const { $route, navigate } = await openWithFailure(true)
      navigate('/admins', 'push')
      expect($route.get()).toMatchObject({ pathname: '/admins', via: 'move' })
    })
  })
})
