import { setTimeout as wait } from 'node:timers/promises'

import { decodeJwt } from 'jose'

import { copied, type Twist } from './model-api.ts'
import { tokenOf } from './token.ts'

/** Which calls a twist is for. */
export type Which = (request: Request) => boolean

/** Calls by their method and path below the base, and perhaps a parameter. */
export function at(method: string, path: RegExp, query = ''): Which {
  return request => {
    const { pathname, search } = new URL(request.url)
    return (
      request.method === method &&
      path.test(pathname.replace('/api/', '')) &&
      search.includes(query)
    )
  }
}

export const everywhere: Which = () => true
export const preflights: Which = request => request.method === 'OPTIONS'
export const hasToken: Which = request => request.headers.has('authorization')
export const both =
  (one: Which, other: Which): Which =>
  request =>
    one(request) && other(request)
export const not =
  (one: Which): Which =>
  request =>
    !one(request)

/** Other answers to some calls. */
export function answering(
  which: Which,
  change: (response: Response, request: Request) => Response | Promise<Response>
): Twist {
  return async (request, next) => {
    const response = await next(await copied(request))
    return which(request) ? change(response, request) : response
  }
}

/** A header of answers that is another, or is not there (`null`). */
export function header(
  which: Which,
  name: string,
  value: string | null
): Twist {
  return answering(which, response => {
    const headers = new Headers(response.headers)
    if (value === null) headers.delete(name)
    else headers.set(name, value)
    return withParts(response, { headers })
  })
}

/** The same answer with another status. */
export function status(which: Which, code: number): Twist {
  return answering(which, response => withParts(response, { status: code }))
}

/** Another body of an answer, as JSON. */
export function body(which: Which, change: (body: Body) => unknown): Twist {
  return answering(which, async response => {
    const json = (await response.json()) as Body
    return new Response(JSON.stringify(change(json)), partsOf(response))
  })
}

/** A body as the tests take it apart. */
export interface Body {
  [name: string]: unknown
  data?: unknown
  meta?: Record<string, unknown>
}

/** A question that arrives as another one; `null` takes a word out. */
export function asked(
  which: Which,
  texts: Readonly<Record<string, string | null>>
): Twist {
  return async (request, next) => {
    if (!which(request)) return next(request)
    const url = new URL(request.url)
    for (const [name, value] of Object.entries(texts)) {
      if (value === null) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    }
    return next(await copied(request, { url: url.href }))
  }
}

/** Request headers that arrive as others, or not at all (`null`). */
export function sent(
  which: Which,
  headers: Record<string, string | null>
): Twist {
  return async (request, next) =>
    next(which(request) ? await copied(request, { headers }) : request)
}

/** The cookie that a call sets, with its line changed. */
export function setCookie(
  which: Which,
  change: (line: string) => string
): Twist {
  return answering(which, response => {
    const headers = new Headers(response.headers)
    headers.delete('set-cookie')
    for (const line of response.headers.getSetCookie()) {
      headers.append('set-cookie', change(line))
    }
    return withParts(response, { headers })
  })
}

/** Tokens with other claims, which still let their bearer in. */
export function claims(
  change: (claims: Record<string, unknown>) => Record<string, unknown>,
  which: Which = at('POST', /^admin\/(?:login|refresh)$/u)
): Twist {
  const real = new Map<string, string>()
  return async (request, next) => {
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '')
    const token = real.get(bearer ?? '')
    const headers = { authorization: `Bearer ${token}` }
    const response = await next(
      token === undefined ? request : await copied(request, { headers })
    )
    if (!which(request) || response.status !== 200) return response
    const answer = (await response.json()) as object
    const [entry] = Object.entries(answer)
    const [name, value] = entry as [string, string]
    const other = tokenOf(change(decodeJwt(value)))
    real.set(other, value)
    return new Response(
      JSON.stringify({ ...answer, [name]: other }),
      partsOf(response)
    )
  }
}

/** Long enough for two calls that are sent together to be under way at once. */
const OVERLAP_MS = 150

/** An API that refuses a cookie for the second time, in one of two cases. */
export function strictAbout(second: 'at once' | 'later'): Twist {
  const open = new Set<string>()
  const seen = new Set<string>()
  const refreshes = at('POST', /^admin\/refresh$/u)
  return async (request, next) => {
    const cookie = request.headers.get('cookie') ?? ''
    if (!refreshes(request) || cookie === '') return next(request)
    const again = second === 'at once' ? open.has(cookie) : seen.has(cookie)
    if (again) return new Response('{}', { status: 401 })
    open.add(cookie)
    const response = await next(request)
    await wait(OVERLAP_MS)
    open.delete(cookie)
    if (response.status === 200) seen.add(cookie)
    return response
  }
}

function withParts(
  response: Response,
  parts: { status?: number; headers?: Headers }
): Response {
  const { status: code, headers } = { ...partsOf(response), ...parts }
  return new Response(response.body, { status: code, headers })
}

function partsOf({ status: code, headers }: Response): {
  status: number
  headers: Headers
} {
  const kept = new Headers(headers)
  kept.delete('content-length')
  return { status: code, headers: kept }
}
