import type { CDPSession } from '@playwright/test'

import { COMMAND_DEADLINE_MS, GET_DEADLINE_MS } from '../../src/api/http.ts'
import { LOCK_WAIT_MS } from '../../src/api/refresh-lock.ts'
import { LATE_MARK_AGE_MS } from '../../src/api/refresh-mark.ts'
import { REFRESH_DEADLINE_MS } from '../../src/api/request-token.ts'
import { REFRESH_MARGIN_MS } from '../../src/contract/session/access-token.ts'
import { messages } from '../../src/messages.ts'
import { heapOf, heapSize } from '../bench/heap.ts'
import { findSecret, keptBy } from '../support/secrets.ts'
import { look, type Sight } from './look.ts'
import {
  askOnceMore,
  isAtLogin,
  PATIENT,
  pause,
  type Person,
  signIn
} from './person.ts'
import type { SignIn } from './sessions.ts'
import { TOKEN_SECONDS } from './site.ts'
import type { Asked } from './watch.ts'

/** A token is good for this long; `at most one refresh` of a page in it, ms. */
const LIFE_MS = TOKEN_SECONDS * 1000 - REFRESH_MARGIN_MS
/** A busy machine hears of a request later than it was sent, ms. */
const HEARING_MS = 1000

/** The worst sign-in: it, who it is, a 401 to that, a refresh and a replay. */
const LOADER_MS =
  COMMAND_DEADLINE_MS +
  2 * GET_DEADLINE_MS +
  2 * (LOCK_WAIT_MS + LATE_MARK_AGE_MS) +
  REFRESH_DEADLINE_MS

/** News go from tab to tab at once; a busy machine may need a while. */
const NEWS_MS = 10_000
/** A document that loads shows nothing for a moment. */
const WHITE_MS = 15_000
/** Retries of a call and of the session may be under way as troubles end. */
const SETTLE_MS = 60_000
/** What a person did last may be answered as late as this. */
const LATE_MS = 8000
const HEAP_FACTOR = 4
const HEAP_FLOOR = 30_000_000

/** What must be true of a person's tab, all the time and in between. */
export interface Invariants {
  /** Looks at the tab now. */
  look(): Promise<void>
  /** While nobody acts: at most a call a second. */
  standStill(milliseconds: number): Promise<void>
  /** The troubles are over: the tab has to come to rest, and be right. */
  atCalm(): Promise<void>
}

/** Watches one person's tab from now on; what is wrong goes to the history. */
export function invariantsOf(person: Person): Invariants {
  const { history, name, watch, sessions } = person
  const wrong = (what: string): void => history.break(`${name}: ${what}`)
  const since = new Map<'white' | 'loader', number>()
  let checked = 0
  let heap: { page: Person['page']; session: CDPSession } | undefined
  let smallest = HEAP_FLOOR

  /** For how long something has been seen at every look, ms. */
  function lasting(what: 'white' | 'loader', isSeen: boolean): number {
    if (!isSeen) since.delete(what)
    else if (!since.has(what)) since.set(what, Date.now())
    return Date.now() - (since.get(what) ?? Date.now())
  }

  async function lookOnce(): Promise<Sight | undefined> {
    const sight = await look(person.page)
    if (!sight) return undefined
    const white = lasting('white', !sight.heading && !sight.foreign)
    if (white > WHITE_MS) wrong(`nothing to see at ${sight.path}`)
    const loading = lasting('loader', sight.loader)
    if (loading > LOADER_MS) wrong('the loader does not end')
    if (!isFit(sight.error)) wrong(`the error page says ${sight.error}`)
    return sight
  }

  /** None, the 404 of an address, or a file that did not come offline. */
  function isFit(error: string): boolean {
    const { pageNotFound, chunkMissing, deployUnderWay } = messages.errorPage
    return (
      error === '' ||
      error.includes(pageNotFound('')) ||
      ([chunkMissing, deployUnderWay].some(text => error.includes(text)) &&
        watch.asked(person.page).lostFile)
    )
  }

  /** Waits until nothing is under way, as a person with patience would. */
  async function settle(within: number): Promise<Sight | undefined> {
    const until = Date.now() + within
    let sight: Sight | undefined
    while (Date.now() < until) {
      // oxlint-disable-next-line no-await-in-loop -- one look after another
      sight = await lookOnce()
      if (sight && isAtRest(sight)) return sight
      if (sight?.foreign) {
        // oxlint-disable no-await-in-loop -- one look after another
        // A page that opens as the browser comes back may stay without.
        await person.context.setOffline(true)
        await person.context.setOffline(false)
        await person.page.goto('/users').catch(() => undefined)
        // oxlint-enable no-await-in-loop
      }
      // oxlint-disable-next-line no-await-in-loop -- one look after another
      await pause(250)
    }
    return sight
  }

  /** What a tab shows of a session, held against the browser's cookie. */
  async function mismatch({ path, email }: Sight): Promise<string> {
    const cookies = await person.context.cookies(
      new URL('/api/admin/refresh', person.page.url()).href
    )
    const held = cookies.find(({ name: own }) => own === 'panel_refresh')
    const owner = held && sessions.ofCookie(held.value)
    if (path === '/login') {
      const known = held ? owner : latest()
      const live = known?.state === 'live' && !known.refusedTwice
      return live ? 'signed out without a cause' : ''
    }
    if (email === '' || email === owner?.email) return ''
    return `shows ${email} to ${owner?.email ?? 'nobody'}`
  }

  function latest(): SignIn | undefined {
    const emails = person.accounts.map(({ email }) => email)
    return sessions.latestOf(emails)
  }

  /** The news of another tab may take a moment; no load helps it along. */
  async function checkSession(settled: Sight): Promise<void> {
    const until = Date.now() + NEWS_MS
    let text = await mismatch(settled)
    while (text !== '' && Date.now() < until) {
      // oxlint-disable no-await-in-loop -- one look after another
      await askOnceMore(person)
      await pause(250)
      const sight = await lookOnce()
      if (sight) text = await mismatch(sight)
      // oxlint-enable no-await-in-loop
    }
    if (text !== '') wrong(text)
    if (!(await isAtLogin(person))) return
    // Another tab of this browser may sign in meanwhile.
    await signIn(person, person.accounts[0], PATIENT).catch(() => undefined)
    await person.page
      .waitForURL(/(?<!\/login)$/u, PATIENT)
      .catch(() => wrong('cannot sign in'))
  }

  async function checkHeap(): Promise<void> {
    if (heap?.page !== person.page) {
      const { page } = person
      heap = { page, session: await page.context().newCDPSession(page) }
    }
    const size = heapSize(await heapOf(heap.session))
    if (size > smallest * HEAP_FACTOR) wrong(`holds ${size} bytes`)
    smallest = Math.max(HEAP_FLOOR, Math.min(smallest, size))
    history.note(name, `holds ${(size / 1_000_000).toFixed(1)} MB`)
  }

  return {
    look: async () => void (await lookOnce()),
    async standStill(milliseconds) {
      // What was done last may still be on its way, or fail again and again.
      await settle(LATE_MS)
      const before = Date.now()
      await pause(milliseconds)
      const calls = watch.asked(person.page).calls.filter(at => at >= before)
      if (calls.length > milliseconds / 1000) {
        wrong(`${calls.length} calls in ${milliseconds} ms while nobody acts`)
      }
    },
    async atCalm() {
      const sight = await settle(SETTLE_MS)
      if (!sight || !isAtRest(sight)) {
        wrong(`does not come to rest: ${JSON.stringify(sight)}`)
      }
      if (sight) await checkSession(sight)
      const asked = watch.asked(person.page)
      for (const text of tooEarly(asked, checked)) wrong(text)
      checked = Date.now()
      const secret = findSecret(await keptBy(person.page), [...person.accounts])
      if (secret) wrong(`${secret} is kept or shown`)
      await checkHeap()
    }
  }
}

function isAtRest({ foreign, busy, loader, heading }: Sight): boolean {
  // The browser's own page has a heading too.
  return !foreign && !busy && !loader && heading
}

/**
 * Refreshes that a page sent while the token of the one before was still
 * good, and nothing had happened that is answered by one: another document, a
 * refused call, news of a sign-in.
 */
function tooEarly({ refreshes, reasons }: Asked, from: number): string[] {
  return refreshes.flatMap((one, place) => {
    const next = refreshes[place + 1]
    if (!next || next.at < from || !one.good) return []
    if (next.at - one.at >= LIFE_MS - HEARING_MS) return []
    // What is heard of a page can come a moment late.
    const isExcused = reasons.some(
      at => at >= one.at - 300 && at <= next.at + 300
    )
    return isExcused ? [] : [`refreshed again after ${next.at - one.at} ms`]
  })
}
