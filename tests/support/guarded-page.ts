import { afterEach, beforeEach, vi } from 'vitest'

import { messages } from '../../src/messages.ts'
import { chunkReloadScript } from '../../src/programs/hosting/chunk-reload.ts'

/** The build that the page is of, and the answer that tells a newer one. */
export const OWN_BUILD = 'aaaaaaaaaaaaaaaa'
export const NEWER_BUILD = JSON.stringify({ id: 'bbbbbbbbbbbbbbbb' })

/** The time at which every test begins, in ms. */
export const START = 1_800_000_000_000

/** What the page asks the browser for, to be looked at by tests. */
export const reload = vi.fn<() => void>()
export const fetchBuild =
  vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

/** Where the page is. */
export const place = {
  origin: location.origin,
  pathname: '',
  search: '',
  reload
}

/** What the page's app was told, oldest first. */
export const told: PanelChunkError[] = []

const added: [EventTarget, Parameters<EventTarget['addEventListener']>][] = []

window.addEventListener('panel:chunk-error', ({ detail }) => told.push(detail))

/** Returns every test of a file a page of its own, with a clock of its own. */
export function useGuardedPage(): void {
  beforeEach(() => {
    const toFake = ['setTimeout', 'clearTimeout', 'Date'] as const
    vi.useFakeTimers({ toFake: [...toFake], now: START })
    sessionStorage.clear()
    reload.mockReset()
    fetchBuild.mockReset()
    Object.assign(place, { pathname: '/users', search: '?page=2' })
    delete window.__panelChunkError
    told.length = 0
    const meta = { name: 'build-id', content: OWN_BUILD }
    document.head.append(Object.assign(document.createElement('meta'), meta))
    for (const target of [window, document]) recordListeners(target)
  })

  afterEach(() => {
    vi.useRealTimers()
    leavePage()
    document.head.replaceChildren()
    document.body.replaceChildren()
    document.documentElement.removeAttribute('data-error')
  })
}

function recordListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((...values) => {
    added.push([target, values])
    add(...values)
  })
}

/** A page that is left takes its guard with it. */
export function leavePage(): void {
  for (const [target, [type, listener, options]] of added.splice(0)) {
    target.removeEventListener(type, listener, options)
  }
}

/** Runs the guard's text as the head of a page does. */
export function startGuard(storage: Storage | null = sessionStorage): void {
  const names = ['location', 'fetch', 'sessionStorage']
  // oxlint-disable-next-line no-new-func, no-implied-eval -- the page has text
  const script = new Function(...names, chunkReloadScript('/', messages))
  script(place, fetchBuild, storage)
}

/** Answers the question for the newest build. */
export function serveBuild(body: string, status = 200): void {
  fetchBuild.mockImplementation(() =>
    Promise.resolve(new Response(body, { status }))
  )
}

/** Fails a lazy import; true when the failure goes on to its caller. */
export function failImport(message = 'gone'): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  return window.dispatchEvent(
    Object.assign(event, { payload: new Error(message) })
  )
}

/** Adds a style sheet or a script to the page. */
export function append(name: 'link' | 'script', address: string): HTMLElement {
  const element =
    name === 'link'
      ? Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: address
        })
      : Object.assign(document.createElement('script'), { src: address })
  return document.head.appendChild(element)
}

/** Lets the answer and the decision after it happen. */
export async function settled(): Promise<void> {
  for (let stage = 0; stage < 5; stage += 1) {
    await new Promise(resolve => setImmediate(resolve))
  }
}
