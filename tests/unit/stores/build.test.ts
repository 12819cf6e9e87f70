import type { RequestListener } from 'node:http'

import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as build from '../../../src/stores/build.ts'
import { cookieFetch, type SentCall } from '../../support/cookie-fetch.ts'
import { freshDocument } from '../../support/fresh-document.ts'
import { destroyed, startRawServer } from '../../support/raw-server.ts'

const { fetch } = globalThis

const NOW = Date.UTC(2026, 10, 21)
const OWN = 'own-build'

type Build = typeof build

interface Site extends Build {
  sent: SentCall[]
  /** How often the latest build was asked for. */
  latest: () => number
  /** Comes back to the tab. */
  lookAgain: () => void
  /** Lets time pass, and every answer arrive. */
  pass: (milliseconds: number) => Promise<void>
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A page of the build `OWN`, whose host answers like this. */
async function openSite(answer: RequestListener): Promise<Site> {
  freshDocument('/api/')
  const { origin } = await startRawServer(answer)
  const browser = cookieFetch(fetch, origin)
  const { window: page } = new JSDOM('', { url: 'http://localhost' })
  vi.stubGlobal('document', page.document)
  const underWay = new Set<Promise<Response>>()
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const call = browser.fetch(...given)
    underWay.add(call)
    return await call.finally(() => underWay.delete(call))
  })
  return {
    ...(await import('../../../src/stores/build.ts')),
    sent: browser.sent,
    latest: () => pathsOf(browser.sent).filter(isLatest).length,
    lookAgain() {
      const visible = { value: 'visible', configurable: true }
      Object.defineProperty(page.document, 'visibilityState', visible)
      page.document.dispatchEvent(new page.Event('visibilitychange'))
    },
    async pass(milliseconds) {
      vi.advanceTimersByTime(milliseconds)
      do {
        for (let stage = 0; stage < 10; stage += 1) {
          await new Promise(resolve => setImmediate(resolve))
        }
      } while (underWay.size > 0)
    }
  }
}

function pathsOf(sent: SentCall[]): string[] {
  return sent.map(({ address }) => new URL(address).pathname)
}

function isLatest(path: string): boolean {
  return path === '/builds/latest.json'
}

const json =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }

const own = json(JSON.stringify({ id: OWN }))

/** Its own description is there; the latest build is what `latest` says. */
const withLatest =
  (latest: RequestListener): RequestListener =>
  (request, response) =>
    (request.url?.startsWith('/builds/latest.json') ? latest : own)(
      request,
      response
    )

describe('build check', () => {
  test('9.2 asks for the latest build after an hour, and every hour', async () => {
    const site = await openSite(own)
    const hour = site.BUILD_CHECK_MS
    expect(hour).toBe(3_600_000)
    site.startBuildCheck(OWN)
    await site.pass(hour - 1)
    expect(site.latest()).toBe(0)
    await site.pass(1)
    expect(site.latest()).toBe(1)
    await site.pass(hour - 1)
    expect(site.latest()).toBe(1)
    await site.pass(1)
    expect(site.latest()).toBe(2)
    expect(site.$build.get()).toBe('current')
  })

  test('7.7 asks the host itself, past every cache, with the cookies of its origin alone', async () => {
    const site = await openSite(own)
    site.startBuildCheck(OWN)
    await site.pass(1000 - 1)
    expect(site.sent).toEqual([])
    await site.pass(1)
    await site.pass(site.BUILD_CHECK_MS - 1000)
    expect(
      site.sent.map(({ address, method, credentials, authorization }) => ({
        path: address.slice(new URL(address).origin.length),
        method,
        credentials,
        authorization
      }))
    ).toEqual(
      [
        `/builds/meta/${OWN}.json`,
        `/builds/latest.json?${NOW + site.BUILD_CHECK_MS}`
      ].map(path => ({
        path,
        method: 'GET',
        credentials: 'same-origin',
        authorization: null
      }))
    )
  })

  test('9.2 another build outdates the page, and ends the asking', async () => {
    const site = await openSite(withLatest(json('{"id":"another-build"}')))
    site.startBuildCheck(OWN)
    await site.pass(site.BUILD_CHECK_MS - 1)
    expect(site.$build.get()).toBe('current')
    await site.pass(1)
    expect(site.$build.get()).toBe('outdated')
    await site.pass(site.BUILD_CHECK_MS)
    await site.pass(site.BUILD_CHECK_MS)
    expect(site.latest()).toBe(1)
  })

  test('9.2 a build whose description is gone is outdated', async () => {
    const site = await openSite(json('', 404))
    site.startBuildCheck(OWN)
    await site.pass(1000)
    expect(site.$build.get()).toBe('outdated')
    await site.pass(site.BUILD_CHECK_MS)
    expect(site.latest()).toBe(0)
  })

  test.each([
    ['a page', json('<!doctype html><title>Panel</title>')],
    ['another shape', json('{"build":"another-build"}')],
    ['an id that is no text', json('{"id":7}')],
    ['null', json('null')],
    ['nothing', json('')],
    ['404', json('', 404)],
    ['500 with an id', json('{"id":"another-build"}', 500)],
    ['no answer', destroyed]
  ])('9.2 %s means nothing, and the asking goes on', async (_, latest) => {
    const site = await openSite(withLatest(latest))
    site.startBuildCheck(OWN)
    for (let hour = 1; hour <= 3; hour += 1) {
      await site.pass(site.BUILD_CHECK_MS)
      expect(site.latest()).toBe(hour)
      expect(site.$build.get()).toBe('current')
    }
  })

  test('OPS-6 asks a tab that slept for an hour when it is looked at', async () => {
    const site = await openSite(own)
    const hour = site.BUILD_CHECK_MS
    site.startBuildCheck(OWN)
    vi.setSystemTime(NOW + hour - 1)
    site.lookAgain()
    await site.pass(0)
    expect(site.latest()).toBe(0)
    vi.setSystemTime(NOW + hour)
    site.lookAgain()
    site.lookAgain()
    await site.pass(0)
    expect(site.latest()).toBe(1)
    await site.pass(hour - 1)
    expect(site.latest()).toBe(1)
    await site.pass(1)
    expect(site.latest()).toBe(2)
  })

  test('OPS-6 an answer that never ends is given up, and the asking goes on', async () => {
    const answers = { begun: 0, ended: 0 }
    const site = await openSite(
      withLatest((_, response) => {
        answers.begun += 1
        response.writeHead(200).write('{"id":')
        response.on('close', () => (answers.ended += 1))
      })
    )
    site.startBuildCheck(OWN)
    vi.advanceTimersByTime(site.BUILD_CHECK_MS)
    await vi.waitFor(() => expect(answers).toEqual({ begun: 1, ended: 0 }))
    await site.pass(site.BUILD_ANSWER_MS)
    await vi.waitFor(() => expect(answers.ended).toBe(1))
    expect(site.$build.get()).toBe('current')
    vi.advanceTimersByTime(site.BUILD_CHECK_MS - site.BUILD_ANSWER_MS)
    await vi.waitFor(() => expect(site.latest()).toBe(2))
  })

  test('OPS-6 an answer that is too long means nothing', async () => {
    const id = 'another-build'
    const site = await openSite(
      withLatest(json(JSON.stringify({ padding: 'x'.repeat(1000), id })))
    )
    site.startBuildCheck(OWN)
    await site.pass(site.BUILD_CHECK_MS)
    expect(site.$build.get()).toBe('current')
  })

  test.each([500, 403, 401])(
    '9.2 a description that answers %i does not end the asking',
    async status => {
      const site = await openSite(json('', status))
      site.startBuildCheck(OWN)
      await site.pass(1000)
      expect(site.$build.get()).toBe('current')
      await site.pass(site.BUILD_CHECK_MS)
      expect(site.latest()).toBe(1)
    }
  )

  test('a page in development never asks', async () => {
    const site = await openSite(own)
    site.startBuildCheck('dev')
    await site.pass(3 * site.BUILD_CHECK_MS)
    expect(site.sent).toEqual([])
  })
})
