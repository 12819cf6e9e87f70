// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'

import {
  NEWER_BUILD,
  OWN_BUILD,
  START,
  append,
  failImport,
  fetchBuild,
  reload,
  serveBuild,
  settled,
  startGuard,
  told,
  useGuardedPage
} from '../../../support/guarded-page.ts'

const BUILD_DEADLINE_MS = 5000

useGuardedPage()

describe('a missing chunk and a newer build', () => {
  test('8.4 reloads after a lazy import failed', async () => {
    serveBuild(NEWER_BUILD)
    startGuard()
    expect(failImport('chunk is gone')).toBe(true)
    await settled()
    expect(reload).toHaveBeenCalledOnce()
    expect(told).toEqual([
      { message: 'chunk is gone', reloading: true, isHostThere: false }
    ])
  })

  test('OPS-4 leaves a lazy import to the app that calls it off', async () => {
    serveBuild(NEWER_BUILD)
    startGuard()
    window.addEventListener(
      'panel:part-error',
      event => event.preventDefault(),
      { once: true }
    )
    expect(failImport('form is gone')).toBe(true)
    await settled()
    expect(fetchBuild).not.toHaveBeenCalled()
    expect(told).toEqual([])
    failImport('screen is gone')
    await settled()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('OPS-4 leaves the sheet of a part to the app that calls it off', async () => {
    serveBuild(NEWER_BUILD)
    startGuard()
    window.addEventListener(
      'panel:part-error',
      event => event.preventDefault(),
      { once: true }
    )
    append('link', '/_astro/part.css').dispatchEvent(new Event('error'))
    await settled()
    expect(fetchBuild).not.toHaveBeenCalled()
    expect(told).toEqual([])
  })

  test('8.4 reloads after an island failed to load', async () => {
    serveBuild(NEWER_BUILD)
    startGuard()
    document.body.dispatchEvent(
      new CustomEvent('astro:hydration-error', {
        bubbles: true,
        cancelable: true,
        detail: {
          error: new TypeError('island is gone'),
          componentUrl: '/x.js'
        }
      })
    )
    await settled()
    expect(reload).toHaveBeenCalledOnce()
    expect(window.__panelChunkError).toEqual({
      message: 'island is gone',
      reloading: true,
      isHostThere: false
    })
  })

  test.each(['link', 'script'] as const)(
    '8.4 reloads after a %s of this site failed',
    async name => {
      serveBuild(NEWER_BUILD)
      startGuard()
      append(name, '/_astro/gone').dispatchEvent(new Event('error'))
      await settled()
      expect(reload).toHaveBeenCalledOnce()
      expect(told[0]?.message).toContain('/_astro/gone')
    }
  )

  test('8.4 notices a page that came in the place of a stylesheet', async () => {
    serveBuild(NEWER_BUILD)
    startGuard()
    append('link', '/_astro/gone.css').dispatchEvent(new Event('load'))
    await settled()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('8.4 ignores other errors and files of other sites', async () => {
    serveBuild(NEWER_BUILD)
    startGuard()
    append('script', 'https://other.example/x.js').dispatchEvent(
      new Event('error')
    )
    const image = document.head.appendChild(document.createElement('img'))
    image.dispatchEvent(new Event('error'))
    window.dispatchEvent(new ErrorEvent('error', { message: 'a mistake' }))
    await settled()
    expect(fetchBuild).not.toHaveBeenCalled()
    expect(told).toEqual([])
  })

  test('7.7 asks this site for the newest build, past every cache', async () => {
    serveBuild(NEWER_BUILD)
    startGuard()
    failImport()
    await settled()
    const [[address, init] = ['', {}]] = fetchBuild.mock.calls
    expect(address).toBe(`/builds/latest.json?${START}`)
    expect(init.cache).toBe('no-store')
    expect(init.headers).toBeUndefined()
  })

  test('8.4 decides once for failures at the same time', async () => {
    serveBuild(NEWER_BUILD)
    startGuard()
    failImport()
    failImport()
    await settled()
    failImport()
    await settled()
    expect(fetchBuild).toHaveBeenCalledOnce()
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('no newer build', () => {
  test('8.4 keeps the page of the same build, whose upload is not whole', async () => {
    serveBuild(JSON.stringify({ id: OWN_BUILD }))
    startGuard()
    failImport()
    await settled()
    expectPageKept(true)
  })

  test.each([
    ['a page', '<!doctype html><title>Admin Panel</title>'],
    ['an id that is no text', '{"id":7}'],
    ['an empty id', '{"id":""}'],
    ['no id', '{}'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['an empty body', ''],
    ['too much', JSON.stringify({ id: 'b', more: 'x'.repeat(2000) })]
  ])('8.4 keeps the page when the answer is %s', async (_, body) => {
    serveBuild(body)
    startGuard()
    failImport()
    await settled()
    expectPageKept()
  })

  test.each([404, 500])('8.4 keeps the page on status %i', async status => {
    serveBuild(NEWER_BUILD, status)
    startGuard()
    failImport()
    await settled()
    expectPageKept()
  })

  test('8.4 keeps the page when nothing answers', async () => {
    fetchBuild.mockRejectedValue(new TypeError('Failed to fetch'))
    startGuard()
    failImport()
    await settled()
    expectPageKept()
  })

  test('8.4 keeps the page when the answer takes too long', async () => {
    fetchBuild.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        })
    )
    startGuard()
    failImport()
    await vi.advanceTimersByTimeAsync(BUILD_DEADLINE_MS - 1)
    expect(told).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await settled()
    expectPageKept()
  })

  test('8.4 shows the error itself where the island for it is missing', async () => {
    document.title = 'Users - Panel'
    serveBuild(JSON.stringify({ id: OWN_BUILD }))
    startGuard()
    const island = document.body.appendChild(document.createElement('div'))
    island.setAttribute('component-export', 'Hosts')
    for (const message of ['<b>gone</b>', 'gone again']) {
      const detail = { error: new Error(message) }
      island.dispatchEvent(
        new CustomEvent('astro:hydration-error', { bubbles: true, detail })
      )
      await settled()
    }
    expect(
      document.querySelectorAll('main[data-slot=error-page]')
    ).toHaveLength(1)
    expect(document.querySelector('main h1')?.textContent).toBe('500')
    expect(document.querySelector('main p')?.textContent).toBe(
      'A part of the panel is missing. A new version is probably being installed: wait a minute, then reload the page.'
    )
    expect(document.title).toBe('500 - Internal Server Error - Panel')
    expect(document.documentElement.hasAttribute('data-error')).toBe(true)
  })

  test('8.4 names the connection where the host gives no build', async () => {
    fetchBuild.mockRejectedValue(new TypeError('Failed to fetch'))
    startGuard()
    const island = document.body.appendChild(document.createElement('div'))
    island.setAttribute('component-export', 'Hosts')
    const detail = { error: new Error('gone') }
    island.dispatchEvent(
      new CustomEvent('astro:hydration-error', { bubbles: true, detail })
    )
    await settled()
    expect(document.querySelector('main p')?.textContent).toBe(
      'A part of the panel could not be loaded. Check your connection, then reload the page.'
    )
  })

  test('8.4 shows it, too, where another island fails behind that one', async () => {
    serveBuild(JSON.stringify({ id: OWN_BUILD }))
    startGuard()
    for (const name of ['Hosts', 'UsersIsland']) {
      const island = document.body.appendChild(document.createElement('div'))
      island.setAttribute('component-export', name)
      const detail = { error: new Error('gone') }
      island.dispatchEvent(
        new CustomEvent('astro:hydration-error', { bubbles: true, detail })
      )
    }
    await settled()
    expect(document.querySelector('main h1')?.textContent).toBe('500')
  })

  test('8.4 decides again at the next failure', async () => {
    serveBuild(JSON.stringify({ id: OWN_BUILD }))
    startGuard()
    failImport()
    await settled()
    serveBuild(NEWER_BUILD)
    failImport()
    await settled()
    expect(reload).toHaveBeenCalledOnce()
  })
})

function expectPageKept(isHostThere = false): void {
  expect(reload).not.toHaveBeenCalled()
  expect(told).toEqual([
    { message: 'gone', reloading: true, isHostThere: false },
    { message: 'gone', reloading: false, isHostThere }
  ])
  expect(window.__panelChunkError).toEqual(told[1])
}
