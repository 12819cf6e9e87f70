import type { BrowserContext, Page, Request } from '@playwright/test'

import { REFRESH_DEADLINE_MS } from '../../src/api/request-token.ts'
import { findSecret } from '../support/secrets.ts'
import type { History } from './history.ts'
import type { Account } from './site.ts'

/** A refresh of a page; an answer in time and in shape is a good one. */
interface SentRefresh {
  at: number
  good: boolean
}

/** What one page has asked for. */
export interface Asked {
  /** When each of its calls was sent. */
  calls: number[]
  refreshes: SentRefresh[]
  /** Another document, a 401 and news of a sign-in are answered by a refresh. */
  reasons: number[]
  /** Whose token the page sends: one person's for as long as it lives. */
  subject?: string | undefined
  /** Whether a file of the site did not come, as happens offline. */
  lostFile: boolean
}

/** What is known of one browser, which all its tabs share. */
export interface Watch {
  asked(page: Page): Asked
  refreshes: number
}

/** Written by the page for the news that it tells, and for violations. */
const NEWS = 'soak news:'
const VIOLATION = 'soak violation:'

/** What the browser says of every failed load, React of a part or its sheet, and Astro of an island. */
const PROVOKED =
  /^Failed to load resource|net::ERR_|^(?:\[astro-island\] Error hydrating \S+ )?TypeError: Failed to fetch dynamically|^Error: Unable to preload CSS/u

/** Listens to everything that a browser sends, hears and says. */
export async function watch(
  context: BrowserContext,
  accounts: readonly Account[],
  history: History
): Promise<Watch> {
  const pages = new Map<Page, Asked>()
  const self: Watch = {
    asked: page => {
      const known = pages.get(page)
      if (known) return known
      const fresh = {
        calls: [],
        refreshes: [],
        reasons: [],
        lostFile: false
      }
      pages.set(page, fresh)
      return fresh
    },
    refreshes: 0
  }

  const search = (where: string, text: string): void => {
    const secret = findSecret(text, accounts)
    if (secret) history.break(`${secret} in ${where}: ${text.slice(0, 200)}`)
  }
  const giveReason = (asked: Asked): void => void asked.reasons.push(Date.now())
  const giveAllReason = (): void => pages.forEach(giveReason)

  function begins(asked: Asked): void {
    giveReason(asked)
    asked.subject = undefined
  }

  function sent(request: Request, asked: Asked): void {
    const name = nameOf(request)
    search('an address', request.url())
    if (request.isNavigationRequest()) {
      history.note('load', request.url())
      return begins(asked)
    }
    if (!name) return
    asked.calls.push(Date.now())
    if (name === 'POST admin/login') begins(asked)
    else search('a body', request.postData() ?? '')
    if (name === 'POST admin/refresh') {
      self.refreshes += 1
      void follow(request, asked)
    } else checkSubject(request, asked, name)
  }

  function checkSubject(request: Request, asked: Asked, name: string): void {
    const token = request.headers()['authorization']?.split(' ')[1]
    const subject = token && subjectOf(token)
    if (!subject) return
    asked.subject ??= subject
    if (asked.subject === subject) return
    history.break(`${name} of ${asked.subject} with a token of ${subject}`)
  }

  async function follow(request: Request, asked: Asked): Promise<void> {
    const refresh = { at: Date.now(), good: false }
    asked.refreshes.push(refresh)
    const response = await request.response().catch(() => null)
    const body = await response?.text().catch(() => '')
    const inTime = Date.now() - refresh.at < REFRESH_DEADLINE_MS - 1000
    refresh.good = inTime && /"accessToken":"/u.test(body ?? '')
  }

  context.on('page', page => {
    const asked = self.asked(page)
    page.on('request', request => sent(request, asked))
    page.on('domcontentloaded', () => begins(asked))
    page.on('requestfailed', request => {
      if (request.url().includes('/_astro/')) asked.lostFile = true
    })
    page.on('response', response => {
      const name = nameOf(response.request())
      if (/ admin(?:$|\/)/u.test(name)) {
        history.note('api', `${name} ${response.status()}`)
      }
      if (name && response.status() === 401) giveReason(asked)
    })
    page.on('dialog', dialog => void dialog.accept().catch(() => undefined))
  })
  context.on('weberror', event =>
    history.break(`uncaught: ${String(event.error().stack)}`)
  )
  context.on('console', message => {
    const text = message.text()
    search('the console', text)
    if (text.startsWith(NEWS)) giveAllReason()
    else if (text.startsWith(VIOLATION)) history.break(text)
    else if (message.type() === 'error' && !PROVOKED.test(text)) {
      history.break(`console: ${text}`)
    }
  })
  await context.addInitScript(
    ([news, violation]) => {
      // oxlint-disable no-console -- heard above
      const { postMessage } = BroadcastChannel.prototype
      BroadcastChannel.prototype.postMessage = function (data) {
        console.debug(news, JSON.stringify(data))
        postMessage.call(this, data)
      }
      addEventListener('securitypolicyviolation', event => {
        console.debug(violation, event.effectiveDirective, event.blockedURI)
      })
      // A headless browser has nobody to choose a file.
      Reflect.deleteProperty(window, 'showSaveFilePicker')
    },
    [NEWS, VIOLATION] as const
  )
  return self
}

/** As `GET users/42`; empty for what is no call of the API. */
function nameOf(request: Request): string {
  const path = /\/api\/([^?]*)/u.exec(request.url())?.[1]
  return path === undefined ? '' : `${request.method()} ${path}`
}

function subjectOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url')
  return (JSON.parse(payload.toString()) as { sub: string }).sub
}
