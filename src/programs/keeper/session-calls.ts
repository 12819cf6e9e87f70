import { once } from 'node:events'
import http from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'

import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

import type { SessionCalls } from '../../backend/backend-definition.ts'
import { callHeaders } from '../../backend/call-headers.ts'
import { fieldAt } from '../../backend/field-at.ts'
import { BODY_LIMIT_BYTES } from '../../config.ts'
import { backendFault, refuseUpgrade, Refusal } from './call-rules.ts'

export interface PageAnswer {
  status: number
  headers: OutgoingHttpHeaders
  /** JSON. */
  body: string
}

/** From the page; these headers have no cookie. */
interface PageCall {
  headers: Record<string, string>
  cookie: string
  body: string
}

interface SessionBackend {
  target: URL
  session: SessionCalls
  limitMs: number
}

/** Of the backend; `json` is `undefined` where it is none. */
interface Answer {
  status: number
  headers: IncomingMessage['headers']
  json: unknown
}

/** By its prefix, only this host may set it, and only over https. */
const COOKIE = '__Host-refresh'
const ATTRIBUTES = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict'
} as const
/** Browsers drop a cookie of more than 4096 characters, with its name. */
const TOKEN_MAX = 4000

/** The backend's answer to one of the three calls, as the page may have it. */
export async function sessionCall(
  name: 'login' | 'refresh' | 'logout',
  { headers, cookie, body }: PageCall,
  backend: SessionBackend
): Promise<PageAnswer> {
  const { login, refresh, [name]: call, refreshToken = '' } = backend.session
  const held = parse(cookie, COOKIE)[COOKIE] ?? ''
  if (name === 'refresh' && held === '') {
    throw new Refusal(401, 'There is no session.')
  }
  const { sentAs = refreshToken.split('.').at(-1) ?? '' } = backend.session
  const own = ('body' in call && call.body) || {}
  const token = held ? withText(own, sentAs, held) : own
  const sent = name === 'login' ? body : JSON.stringify(token)
  const answer = await ask(backend, call, headers, sent)
  const given = fieldAt(answer.json, refreshToken)
  // A page gets no new token either, not even with a refusal.
  const refusal = given === undefined ? answer : { ...answer, json: undefined }
  const isDone = answer.status >= 200 && answer.status < 300
  const isOver = answer.status === 400 || answer.status === 401
  switch (name) {
    case 'login':
      if (!isDone) return refused(refusal, held)
      return granted(answer, login.token, textAt(answer, refreshToken), held)
    case 'refresh': {
      if (!isDone) return refused(refusal, held, isOver ? cookieOf('') : {})
      // A backend that does not exchange it does not send it.
      const next = given !== undefined ? textAt(answer, refreshToken) : held
      return granted(answer, refresh.token, next, held)
    }
    case 'logout':
      // One that fails leaves the session as it is, and says so.
      if (!isDone && !isOver) return refused(refusal, held)
      return { status: 200, headers: cookieOf(''), body: '{}' }
  }
}

export function methodOf(call: object): string {
  return 'method' in call ? String(call.method) : 'POST'
}

/** Set at a place that may be nested: `data.token`. */
function withText(body: object, place: string, value: string): object {
  const [name = '', ...inner] = place.split('.')
  if (inner.length === 0) return { ...body, [name]: value }
  const there: unknown = Reflect.get(body, name)
  return { ...body, [name]: withText(Object(there), inner.join('.'), value) }
}

async function ask(
  { target, session, limitMs }: SessionBackend,
  call: SessionCalls['login' | 'refresh' | 'logout'],
  headers: PageCall['headers'],
  body: string
): Promise<Answer> {
  const { request } = target.protocol === 'https:' ? https : http
  const signal = AbortSignal.timeout(limitMs)
  const own = {
    'accept-encoding': 'identity',
    'content-length': Buffer.byteLength(body)
  }
  // As declared, whatever the page says.
  const json = { 'content-type': 'application/json' }
  const { accept, 'content-type': type } = Object.fromEntries(
    callHeaders('', json, session)
  )
  try {
    const sent = request(new URL(call.path, target), {
      method: methodOf(call),
      headers: { ...headers, accept, 'content-type': type, ...own },
      // A connection of its own, as every call has.
      agent: false,
      signal
    }).end(body)
    refuseUpgrade(sent)
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    if (!answer) throw new Error('no answer')
    const { statusCode: status = 0 } = answer
    return { status, headers: answer.headers, json: await jsonOf(answer) }
  } catch (error) {
    throw backendFault(signal.aborted ? signal.reason : error)
  }
}

async function jsonOf(answer: AsyncIterable<Uint8Array>): Promise<unknown> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer) {
    length += part.length
    if (length > BODY_LIMIT_BYTES) {
      throw new Refusal(502, 'The backend answers too much.')
    }
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    return undefined
  }
}

function textAt({ json }: Answer, path: string): string {
  const found = fieldAt(json, path)
  if (typeof found === 'string' && found !== '') return found
  throw new Refusal(502, `The backend answers without a text "${path}".`)
}

/** The page gets what it is declared to read, and no other field. */
function granted(
  answer: Answer,
  path: string,
  token: string,
  held: string
): PageAnswer {
  const access = textAt(answer, path)
  const rest = JSON.stringify(answer.json).replace(JSON.stringify(token), '')
  if (has(rest, token) || has(rest, held)) {
    throw new Refusal(502, 'The backend has a refresh token elsewhere, too.')
  }
  const body = JSON.stringify(withText({}, path, access))
  return { status: 200, headers: cookieOf(token), body }
}

/** The backend's own words, where they are JSON and have no token. */
function refused(
  { status, headers, json }: Answer,
  held: string,
  cookie: OutgoingHttpHeaders = {}
): PageAnswer {
  if (status < 400)
    throw new Refusal(502, `The backend answers with ${status}.`)
  const more = { ...cookie }
  for (const name of ['retry-after', 'x-request-id']) {
    const value = headers[name]
    if (value !== undefined) more[name] = value
  }
  const body = json === undefined ? '' : JSON.stringify(json)
  if (body === '' || has(body, held)) {
    throw new Refusal(status, 'The backend refuses this call.', more)
  }
  return { status, headers: more, body }
}

function has(json: string, secret: string): boolean {
  return secret !== '' && json.includes(JSON.stringify(secret).slice(1, -1))
}

/** Without a token it is removed. Throws for one that is too long. */
function cookieOf(token: string): OutgoingHttpHeaders {
  if (encodeURIComponent(token).length > TOKEN_MAX) {
    throw new Refusal(502, 'The refresh token is too long for a cookie.')
  }
  const end = token === '' ? { maxAge: 0 } : {}
  const cookie = generateCookie(COOKIE, token, { ...ATTRIBUTES, ...end })
  return { 'set-cookie': cookie }
}
