import { GRACE_MS } from '../../src/programs/reference-api/session/refresh-tokens.ts'
import type { History } from './history.ts'
import type { Exchange } from './line.ts'

/** A sign-in, as the network has seen it. */
export interface SignIn {
  email: string
  /** `over` by the server's word or by a sign-out. */
  state: 'live' | 'over'
  /**
   * A call was refused twice, with a refresh between: its page went to the
   * login, although another page may have gone on with the cookie.
   */
  refusedTwice: boolean
}

/** What is known of a sign-in beyond what others may ask. */
interface Followed extends SignIn {
  /** The call that began it; its answer may still be coming. */
  begun: Exchange
  /**
   * Why it may be refused: the answer that spent its cookie got lost, until
   * one comes; or a cookie had to be sent twice, of which one is refused.
   */
  risk: 'none' | 'lost' | 'sent-twice'
}

/** All sign-ins of a run, known by the cookies that went by. */
export interface Sessions {
  /** Hears a call when it is sent, and when it has come to an end. */
  hear(exchange: Exchange): void
  /** Browsers without a connection, which drop what they have asked for. */
  offline: number
  /** The sign-in that a refresh cookie belongs to. */
  ofCookie(cookie: string): SignIn | undefined
  /** The last sign-in of one of these. */
  latestOf(emails: readonly string[]): SignIn | undefined
}

const SET_COOKIE = /^set-cookie: panel_refresh=([^;\r]+)/imu
const COOKIE = /^cookie:.*panel_refresh=([^;\r]+)/imu
const TOKEN = /eyJ[\w-]+\.eyJ[\w-]+/u

/**
 * Follows every refresh cookie. A cookie that has been exchanged is never
 * sent again, unless the answer got lost, and one whose answer is on its way
 * only while the API takes it again.
 */
export function openSessions(history: History): Sessions {
  const signIns: Followed[] = []
  const owners = new Map<string, Followed>()
  const spendings = new Map<string, Exchange[]>()
  /** Calls that were refused last time: their address, and the token. */
  const refused = new Map<string, string>()

  function spend(cookie: string, exchange: Exchange): void {
    const before = spendings.get(cookie) ?? []
    spendings.set(cookie, [...before, exchange])
    // A browser itself sends again what a reset has cost it.
    const isReset = before.some(
      ({ end }) => end === 'lost' || end === 'refused'
    )
    for (const other of before) {
      const after = exchange.sentAt - other.sentAt
      if (isSpent(other)) {
        history.break(
          `an exchanged cookie is sent again after ${after} ms, see ${ways(cookie)}`
        )
      } else if (other.end === 'open' && !isReset) {
        if (after > GRACE_MS) {
          history.break(`a cookie is sent again ${after} ms after it was spent`)
        }
        const signIn = owners.get(cookie)
        if (signIn) signIn.risk = 'sent-twice'
      }
    }
  }

  /** All that has become of a cookie. */
  function ways(cookie: string): string {
    return (spendings.get(cookie) ?? [])
      .map(({ sentAt, end, answer }) => `${sentAt} ${end} ${statusOf(answer)}`)
      .join(', ')
  }

  function hearRefresh(cookie: string, exchange: Exchange): void {
    const signIn = owners.get(cookie)
    if (!signIn) return
    const took = Date.now() - exchange.sentAt
    const status = statusOf(exchange.answer)
    history.note('line', `refresh ${exchange.end} ${status} in ${took} ms`)
    const isLost = exchange.end === 'lost' || exchange.end === 'dropped'
    if (isLost && signIn.risk === 'none') signIn.risk = 'lost'
    if (exchange.end === 'dropped' && sessions.offline === 0) {
      history.break('a refresh is called off under way')
    }
    if (exchange.end !== 'answered') return
    const next = SET_COOKIE.exec(exchange.answer)?.[1]
    if (next) {
      owners.set(next, signIn)
      if (signIn.risk === 'lost') signIn.risk = 'none'
      // A refusal may have been a false one.
      signIn.state = 'live'
    }
    if (!isRefusal(exchange)) return
    if (
      exchange.answer.includes('"signed-out"') &&
      signIn.state === 'live' &&
      signIn.risk === 'none'
    ) {
      history.break(`a live cookie is refused, see ${ways(cookie)}`)
    }
    signIn.state = 'over'
  }

  function hearSignIn(exchange: Exchange): void {
    const cookie = SET_COOKIE.exec(exchange.answer)?.[1]
    const email = /"email":"([^"]*)"/u.exec(exchange.request)?.[1]
    if (exchange.end !== 'answered' || !cookie || !email) return
    const signIn: Followed = {
      email,
      state: 'live',
      refusedTwice: false,
      begun: exchange,
      risk: 'none'
    }
    signIns.push(signIn)
    owners.set(cookie, signIn)
  }

  /** The second 401 to a call, after a refresh, ends a session too. */
  function hearOther(exchange: Exchange): void {
    if (exchange.end !== 'answered') return
    const token = TOKEN.exec(headOf(exchange.request))?.[0]
    if (token === undefined) return
    const family = familyOf(token)
    const call = `${family} ${exchange.request.split('\r\n', 1)[0]}`
    const first = refused.get(call)
    if (!isRefusal(exchange)) return void refused.delete(call)
    refused.set(call, token)
    if (first === undefined || first === token) return
    const signIn = signIns.find(
      ({ begun }) => familyOf(TOKEN.exec(begun.answer)?.[0]) === family
    )
    if (signIn) Object.assign(signIn, { state: 'over', refusedTwice: true })
  }

  const sessions: Sessions = {
    offline: 0,
    hear(exchange) {
      const cookie = COOKIE.exec(headOf(exchange.request))?.[1]
      const [, name = ''] =
        /^[A-Z]+ \/api\/([^ ?]*)/u.exec(exchange.request) ?? []
      if (name === 'admin/refresh' && cookie) {
        if (exchange.end === 'open') spend(cookie, exchange)
        else hearRefresh(cookie, exchange)
      } else if (name === 'admin/login') hearSignIn(exchange)
      else if (name === 'admin/logout' && cookie) {
        const signIn = owners.get(cookie)
        if (signIn) signIn.state = 'over'
      } else hearOther(exchange)
    },
    ofCookie: cookie => owners.get(cookie),
    latestOf: emails => signIns.findLast(({ email }) => emails.includes(email))
  }
  return sessions
}

/** Whether the browser has heard the next cookie. */
function isSpent({ end, answer }: Exchange): boolean {
  return end === 'answered' && SET_COOKIE.test(headOf(answer))
}

function isRefusal({ answer }: Exchange): boolean {
  return ['400', '401', '403'].includes(statusOf(answer))
}

function statusOf(answer: string): string {
  return answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
}

function headOf(text: string): string {
  return text.split('\r\n\r\n', 1)[0] ?? ''
}

function familyOf(token: string | undefined): string {
  const payload = Buffer.from(token?.split('.')[1] ?? 'e30', 'base64url')
  return (JSON.parse(payload.toString()) as { sid?: string }).sid ?? ''
}
