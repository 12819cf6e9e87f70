import { setTimeout as wait } from 'node:timers/promises'

import { copied, FAR_PANEL, PLAIN_PANEL, type Twist } from './model-api.ts'
import {
  answering,
  asked,
  at,
  body,
  both,
  type Body,
  claims,
  everywhere,
  hasToken,
  header,
  not,
  preflights,
  sent,
  setCookie,
  status,
  strictAbout
} from './twists.ts'

/** One thing that an API does wrong, and what the probe makes of it. */
export interface BrokenApi {
  check: string
  verdict: 'warn' | 'fail'
  /** What is wrong, for the title. */
  how: string
  twist?: Twist
  scheme?: 'http'
  origin?: string
  untrusted?: true
  timeoutMs?: number
}

const login = at('POST', /^admin\/login$/u)
const refresh = at('POST', /^admin\/refresh$/u)
const logout = at('POST', /^admin\/logout$/u)
const admin = at('GET', /^admin$/u)
const guest = not(hasToken)
const users = at('GET', /^users$/u)
/** As the lists are read, and not as their compression is looked at. */
const hundredUsers = (request: Request): boolean =>
  at('GET', /^users$/u, 'limit=100')(request) &&
  request.headers.get('accept-encoding') === 'identity'
const games = at('GET', /^games$/u)
const oneUser = both(hasToken, at('GET', /^users\/\d+$/u))
const nobody = both(hasToken, at('GET', /^users\/probe-0$/u))
const ledger = at('GET', /^system-wallets\/transactions$/u)
const refused = (request: Request): boolean => guest(request) && admin(request)

const ALLOW = 'access-control-allow-'

/** Rows of a list, each changed. */
function rows(change: (row: Record<string, unknown>) => object) {
  return ({ data, ...rest }: Body): unknown => ({
    ...rest,
    data: (data as Record<string, unknown>[] | undefined)?.map(change)
  })
}

/** The one thing of an answer, with other fields. */
function item(change: Record<string, unknown>) {
  return ({ data, ...rest }: Body): unknown => ({
    ...rest,
    data: { ...(data as object), ...change }
  })
}

/** The same without one of its fields. */
function without(name: string) {
  return (all: Record<string, unknown>): Record<string, unknown> => ({
    ...all,
    [name]: undefined
  })
}

function meta(change: Record<string, unknown>) {
  return ({ meta: known, ...rest }: Body): unknown => ({
    ...rest,
    meta: { ...known, ...change }
  })
}

const page = (code: number): Response =>
  new Response('<!doctype html><title>Panel</title>', {
    status: code,
    headers: { 'content-type': 'text/html; charset=utf-8' }
  })

/** Everything that a page of another site sends passes as the panel's. */
const gullible: Twist = async (request, next) => {
  const origin = request.headers.get('origin')
  const foreign = origin === 'null' || origin === 'https://probe.example.net'
  if (request.method !== 'POST' || !foreign) return next(request)
  const headers = { origin: null, 'sec-fetch-site': null }
  return next(await copied(request, { headers }))
}

/** Every second answer to the same question stands on its head. */
function restless(): Twist {
  const met = new Set<string>()
  return async (request, next) => {
    const response = await next(await copied(request))
    const isAsked = request.url.endsWith('limit=10&sort=status')
    if (!isAsked || !hasToken(request)) return response
    if (!met.has(request.url)) {
      met.add(request.url)
      return response
    }
    const { data, ...rest } = (await response.json()) as Body
    const text = JSON.stringify({
      ...rest,
      data: (data as unknown[]).toReversed()
    })
    return new Response(text, { headers: response.headers })
  }
}

/** Outside, the cookie goes by a name without the prefix. */
const plainlyNamed: Twist = async (request, next) => {
  const cookie = request.headers.get('cookie')
  const headers = cookie === null ? {} : { cookie: `__Host-${cookie}` }
  const rename = setCookie(everywhere, line => line.replace('__Host-', ''))
  return rename(await copied(request, { headers }), next)
}

/** The sign-out takes the cookie away, and ends nothing. */
const forgetfulLogout = sent(logout, { cookie: null })

/** Every check, and an API that is wrong in nothing else. */
export const brokenApis: readonly BrokenApi[] = [
  {
    check: 'address',
    verdict: 'warn',
    how: 'is called over plain http',
    scheme: 'http',
    origin: PLAIN_PANEL
  },
  {
    check: 'certificate',
    verdict: 'fail',
    how: 'has a certificate of its own making',
    untrusted: true
  },
  {
    check: 'answers',
    verdict: 'fail',
    how: 'never answers',
    timeoutMs: 400,
    twist: () => new Promise(() => undefined)
  },
  {
    check: 'is-an-api',
    verdict: 'fail',
    how: 'is a web page',
    twist: () => page(200)
  },
  {
    check: 'is-an-api',
    verdict: 'fail',
    how: 'redirects',
    twist: request => Response.redirect(`${request.url}/`, 308)
  },
  {
    check: 'is-an-api',
    verdict: 'fail',
    how: 'lies elsewhere',
    twist: status(everywhere, 404)
  },
  {
    check: 'is-an-api',
    verdict: 'fail',
    how: 'sends half of its JSON',
    twist: () =>
      new Response('{"a":', {
        status: 401,
        headers: { 'content-type': 'application/json' }
      })
  },

  {
    check: 'cors-preflight',
    verdict: 'fail',
    how: 'asks a preflight for a token',
    twist: status(preflights, 401)
  },
  {
    check: 'cors-origin',
    verdict: 'fail',
    how: 'allows *',
    twist: header(preflights, `${ALLOW}origin`, '*')
  },
  {
    check: 'cors-origin',
    verdict: 'fail',
    how: 'allows no origin',
    twist: header(preflights, `${ALLOW}origin`, null)
  },
  {
    check: 'cors-credentials',
    verdict: 'fail',
    how: 'wants no cookie',
    twist: header(preflights, `${ALLOW}credentials`, null)
  },
  {
    check: 'cors-methods',
    verdict: 'fail',
    how: 'leaves out PATCH and DELETE',
    twist: header(preflights, `${ALLOW}methods`, 'GET, POST')
  },
  {
    check: 'cors-headers',
    verdict: 'fail',
    how: 'leaves out If-Match and Idempotency-Key',
    twist: header(preflights, `${ALLOW}headers`, 'authorization, content-type')
  },
  {
    check: 'cors-headers',
    verdict: 'fail',
    how: 'allows * for headers',
    twist: header(preflights, `${ALLOW}headers`, '*')
  },
  {
    check: 'cors-max-age',
    verdict: 'warn',
    how: 'wants a preflight for every call',
    twist: header(preflights, 'access-control-max-age', null)
  },
  {
    check: 'cors-answers',
    verdict: 'fail',
    how: 'forgets CORS on errors',
    twist: header(refused, `${ALLOW}origin`, null)
  },
  {
    check: 'cors-exposed',
    verdict: 'warn',
    how: 'hides ETag and Retry-After',
    twist: header(everywhere, 'access-control-expose-headers', 'X-Request-Id')
  },
  {
    check: 'cors-vary',
    verdict: 'warn',
    how: 'does not vary',
    twist: header(everywhere, 'vary', null)
  },
  {
    check: 'cors-strangers',
    verdict: 'fail',
    how: 'sends any origin back',
    twist: answering(everywhere, (response, request) => {
      const headers = new Headers(response.headers)
      const origin = request.headers.get('origin')
      if (origin !== null) headers.set(`${ALLOW}origin`, origin)
      return new Response(response.body, { status: response.status, headers })
    })
  },

  {
    check: 'login-refusal',
    verdict: 'fail',
    how: 'breaks on a wrong password',
    twist: answering(login, response =>
      response.status === 401
        ? new Response('{}', { status: 500, headers: response.headers })
        : response
    )
  },
  {
    check: 'login-refusal',
    verdict: 'warn',
    how: 'names no code',
    twist: answering(login, async response =>
      response.status === 401
        ? new Response(
            JSON.stringify({
              ...((await response.json()) as Body),
              code: undefined
            }),
            { status: 401, headers: response.headers }
          )
        : response
    )
  },
  {
    check: 'login',
    verdict: 'fail',
    how: 'gives the token another name',
    twist: body(
      both(login, () => true),
      ({ access_token: accessToken, ...rest }) => ({ ...rest, accessToken })
    )
  },
  {
    check: 'token-expiry',
    verdict: 'fail',
    how: 'gives a token without an end',
    twist: claims(without('exp'))
  },
  {
    check: 'token-claims',
    verdict: 'warn',
    how: 'does not say whose a token is',
    twist: claims(without('sub'))
  },
  {
    check: 'token-claims',
    verdict: 'warn',
    how: 'does not say since when',
    twist: claims(without('iat'))
  },
  {
    check: 'token-claims',
    verdict: 'warn',
    how: 'does not name a token',
    twist: claims(without('jti'))
  },
  {
    check: 'token-life',
    verdict: 'warn',
    how: 'gives tokens for an hour',
    twist: claims(rest => ({ ...rest, exp: Number(rest['iat']) + 3600 }))
  },
  {
    check: 'token-life',
    verdict: 'warn',
    how: 'gives tokens for ten seconds',
    twist: claims(rest => ({ ...rest, exp: Number(rest['iat']) + 10 }))
  },
  {
    check: 'clock',
    verdict: 'warn',
    how: 'is five minutes ahead',
    twist: claims(rest => ({
      ...rest,
      iat: Number(rest['iat']) + 300,
      exp: Number(rest['exp']) + 300
    }))
  },

  {
    check: 'cookie',
    verdict: 'fail',
    how: 'sets no cookie',
    twist: header(login, 'set-cookie', null)
  },
  {
    check: 'cookie-http-only',
    verdict: 'fail',
    how: 'shows the cookie to scripts',
    twist: setCookie(login, line => line.replace('; HttpOnly', ''))
  },
  {
    check: 'cookie-secure',
    verdict: 'fail',
    how: 'sends the cookie over plain http',
    twist: setCookie(login, line => line.replace('; Secure', ''))
  },
  {
    check: 'cookie-same-site',
    verdict: 'warn',
    how: 'takes the cookie from links',
    twist: setCookie(login, line => line.replace('Strict', 'Lax'))
  },
  {
    check: 'cookie-same-site',
    verdict: 'fail',
    how: 'takes the cookie from anywhere',
    twist: setCookie(login, line => line.replace('Strict', 'None'))
  },
  {
    check: 'cookie-path',
    verdict: 'fail',
    how: 'keeps the cookie from the refresh',
    twist: setCookie(login, line =>
      line.replace('Path=/', 'Path=/api/admin/login')
    )
  },
  {
    check: 'cookie-domain',
    verdict: 'warn',
    how: 'shares the cookie',
    twist: setCookie(login, line => `${line}; Domain=localhost`)
  },
  {
    check: 'cookie-prefix',
    verdict: 'warn',
    how: 'has a plain name for the cookie',
    twist: plainlyNamed
  },
  {
    check: 'same-site',
    verdict: 'fail',
    how: 'is of another site',
    origin: FAR_PANEL
  },

  {
    check: 'csrf-content-type',
    verdict: 'fail',
    how: 'takes JSON under any type',
    twist: sent(
      request => request.headers.get('content-type') === 'text/plain',
      { 'content-type': 'application/json' }
    )
  },
  {
    check: 'csrf-content-type',
    verdict: 'fail',
    how: 'refreshes for a form',
    twist: sent(
      request =>
        refresh(request) &&
        request.headers.get('content-type') === 'text/plain',
      { 'content-type': 'application/json' }
    )
  },
  {
    check: 'csrf-origin',
    verdict: 'warn',
    how: 'does not look at Origin',
    twist: gullible
  },
  {
    check: 'csrf-origin',
    verdict: 'warn',
    how: 'signs out for any site',
    twist: async (request, next) =>
      logout(request) ? gullible(request, next) : next(request)
  },

  {
    check: 'no-token',
    verdict: 'fail',
    how: 'breaks without a token',
    twist: status(refused, 500)
  },
  {
    check: 'bad-token',
    verdict: 'fail',
    how: 'breaks on a made-up token',
    twist: status(
      request =>
        request.headers.get('authorization') === 'Bearer probe.is.none',
      500
    )
  },
  {
    check: 'closed',
    verdict: 'fail',
    how: 'shows the games to guests',
    twist: answering(
      both(guest, games),
      response => new Response('{"data":[]}', { headers: response.headers })
    )
  },
  {
    check: 'current-admin',
    verdict: 'fail',
    how: 'does not say who is signed in',
    twist: body(
      both(
        hasToken,
        request =>
          admin(request) &&
          request.headers.get('authorization') !== 'Bearer probe.is.none'
      ),
      without('id')
    )
  },
  {
    check: 'unknown-path',
    verdict: 'fail',
    how: 'has a page for unknown paths',
    twist: answering(at('GET', /probe-nothing-here/u), () => page(404))
  },

  {
    check: 'list-rows',
    verdict: 'fail',
    how: 'leaves out a field',
    twist: body(both(hasToken, hundredUsers), rows(without('balances')))
  },
  {
    check: 'list-meta',
    verdict: 'fail',
    how: 'does not say when it looked',
    twist: body(both(hasToken, games), meta({ asOf: undefined }))
  },
  {
    check: 'list-money',
    verdict: 'warn',
    how: 'sends amounts as numbers',
    twist: body(both(hasToken, ledger), ({ data, ...rest }) =>
      data
        ? rows(row => ({ ...row, amount: Number(row['amount']) }))({
            data,
            ...rest
          })
        : rest
    )
  },
  {
    check: 'list-owner',
    verdict: 'fail',
    how: 'gives a user the entries of all',
    twist: answering(
      at('GET', /^users\/999999999\/transactions$/u),
      () =>
        new Response(
          JSON.stringify({ data: [{}], meta: { page: 1, hasMore: false } }),
          { headers: { 'content-type': 'application/json' } }
        )
    )
  },
  {
    check: 'list-words',
    verdict: 'warn',
    how: 'has a status of its own',
    twist: (request, next) => {
      const changed = body(
        both(hasToken, users),
        rows(row => ({ ...row, status: 'in_review' }))
      )
      return changed(request, async one =>
        asked(users, { status: null })(one, next)
      )
    }
  },
  {
    check: 'list-count',
    verdict: 'warn',
    how: 'does not count',
    twist: body(both(hasToken, hundredUsers), meta({ total: null }))
  },
  {
    check: 'list-count',
    verdict: 'fail',
    how: 'counts a page only',
    twist: body(both(hasToken, hundredUsers), meta({ total: 100 }))
  },
  {
    check: 'list-limit',
    verdict: 'fail',
    how: 'has a limit of its own',
    twist: asked(at('GET', /./u, 'limit=10'), { limit: '100' })
  },
  {
    check: 'list-order',
    verdict: 'fail',
    how: 'has an order of its own',
    twist: asked(at('GET', /./u, 'sort=createdAt'), { sort: null })
  },
  {
    check: 'list-filter',
    verdict: 'fail',
    how: 'ignores status',
    twist: asked(everywhere, { status: null })
  },
  {
    check: 'list-filter',
    verdict: 'fail',
    how: 'ignores which admin did it',
    twist: asked(everywhere, { operatorId: null })
  },
  {
    check: 'list-filter',
    verdict: 'fail',
    how: 'leaves debits out, as an amount with a sign does',
    twist: asked(at('GET', /./u, 'amountMin'), { direction: 'credit' })
  },
  {
    check: 'list-period',
    verdict: 'fail',
    how: 'ignores the period',
    twist: asked(at('GET', /./u, 'createdAtTo'), {
      createdAtFrom: null,
      createdAtTo: null
    })
  },
  {
    check: 'list-period',
    verdict: 'fail',
    how: 'gives the end of a period too',
    twist: async (request, next) => {
      const url = new URL(request.url)
      const to = url.searchParams.get('createdAtTo')
      if (to === null) return next(request)
      const later = new Date(Date.parse(to) + 1).toISOString()
      url.searchParams.set('createdAtTo', later)
      return next(await copied(request, { url: url.href }))
    }
  },
  {
    check: 'list-search',
    verdict: 'fail',
    how: 'ignores a search',
    twist: asked(everywhere, { search: null })
  },
  {
    check: 'list-unknown-parameter',
    verdict: 'warn',
    how: 'refuses what it does not know',
    twist: status(at('GET', /^games$/u, 'probeUnknown'), 400)
  },
  {
    check: 'list-nonsense',
    verdict: 'fail',
    how: 'breaks on nonsense',
    twist: status(both(hasToken, at('GET', /^users$/u, 'limit=many')), 500)
  },
  {
    check: 'list-nonsense',
    verdict: 'warn',
    how: 'ignores nonsense',
    twist: asked(at('GET', /^users$/u, 'sort=probeNothing'), { sort: null })
  },
  {
    check: 'list-pages',
    verdict: 'fail',
    how: 'gives the first page twice',
    twist: asked(everywhere, { page: null })
  },
  {
    check: 'list-stable',
    verdict: 'fail',
    how: 'shuffles equal rows',
    twist: restless()
  },
  {
    check: 'list-cursor',
    verdict: 'warn',
    how: 'has no cursor',
    twist: body(
      both(hasToken, at('GET', /^users$/u, 'sort=status')),
      meta({ nextCursor: undefined })
    )
  },
  {
    check: 'list-cursor',
    verdict: 'fail',
    how: 'begins again behind a cursor',
    twist: asked(request => !request.url.includes('cursor=probe'), {
      cursor: null
    })
  },

  {
    check: 'detail',
    verdict: 'fail',
    how: 'leaves out a field of a thing',
    twist: body(oneUser, item({ status: undefined }))
  },
  {
    check: 'detail-version',
    verdict: 'fail',
    how: 'tags another version',
    twist: header(oneUser, 'etag', 'W/"999"')
  },
  {
    check: 'detail-version',
    verdict: 'warn',
    how: 'has no tag',
    twist: header(oneUser, 'etag', null)
  },
  {
    check: 'detail-version',
    verdict: 'warn',
    how: 'has no version',
    twist: body(oneUser, item({ version: undefined }))
  },
  {
    check: 'detail-not-found',
    verdict: 'fail',
    how: 'breaks on an unknown id',
    twist: status(nobody, 500)
  },
  {
    check: 'daily-net',
    verdict: 'warn',
    how: 'has no days',
    twist: status(both(hasToken, at('GET', /\/daily$/u)), 404)
  },
  {
    check: 'unknown-key',
    verdict: 'warn',
    how: 'does not remember keys',
    twist: body(both(hasToken, at('GET', /^commands\//u)), problem => ({
      ...problem,
      code: 'not-found'
    }))
  },

  {
    check: 'no-store',
    verdict: 'fail',
    how: 'lets rows be kept',
    twist: header(users, 'cache-control', 'private, max-age=60')
  },
  {
    check: 'nosniff',
    verdict: 'warn',
    how: 'lets types be guessed',
    twist: header(everywhere, 'x-content-type-options', null)
  },
  {
    check: 'request-id',
    verdict: 'warn',
    how: 'names no request',
    twist: header(everywhere, 'x-request-id', null)
  },
  {
    check: 'hsts',
    verdict: 'warn',
    how: 'allows plain http next time',
    twist: header(everywhere, 'strict-transport-security', null)
  },
  {
    check: 'hsts',
    verdict: 'warn',
    how: 'is strict for a minute',
    twist: header(everywhere, 'strict-transport-security', 'max-age=60')
  },
  {
    check: 'compression',
    verdict: 'warn',
    how: 'does not compress',
    twist: sent(everywhere, { 'accept-encoding': null })
  },
  {
    check: 'speed',
    verdict: 'warn',
    how: 'is slow',
    twist: answering(
      both(hasToken, at('GET', /^users$/u, 'limit=25')),
      async response => {
        await wait(1100)
        return response
      }
    )
  },

  {
    check: 'refresh-refusal',
    verdict: 'fail',
    how: 'breaks without a cookie',
    twist: answering(
      both(refresh, ({ headers }) => !headers.has('cookie')),
      response =>
        response.status === 401
          ? new Response('{}', { status: 500, headers: response.headers })
          : response
    )
  },
  {
    check: 'refresh',
    verdict: 'fail',
    how: 'gives the new token another name',
    twist: body(refresh, ({ accessToken: access_token, ...rest }) => ({
      ...rest,
      access_token
    }))
  },
  {
    check: 'refresh',
    verdict: 'fail',
    how: 'refreshes for somebody else',
    twist: claims(rest => ({ ...rest, sub: 'other' }), refresh)
  },
  {
    check: 'refresh-rotation',
    verdict: 'warn',
    how: 'keeps its cookie',
    twist: answering(refresh, response =>
      response.status === 200 ? withoutCookie(response) : response
    )
  },
  {
    check: 'refresh-at-once',
    verdict: 'warn',
    how: 'takes one of two',
    twist: strictAbout('at once')
  },
  {
    check: 'refresh-grace',
    verdict: 'fail',
    how: 'takes a cookie once, and tells otherwise',
    twist: strictAbout('later')
  },
  {
    check: 'refresh-grace',
    verdict: 'warn',
    how: 'does not tell for how long it takes a cookie',
    twist: body(refresh, without('refreshGraceSeconds'))
  },

  {
    check: 'logout',
    verdict: 'fail',
    how: 'wants a body to sign out',
    twist: answering(
      both(hasToken, logout),
      response => new Response(null, { status: 400, headers: response.headers })
    )
  },
  {
    check: 'logout-cookie',
    verdict: 'warn',
    how: 'leaves the cookie',
    twist: header(logout, 'set-cookie', null)
  },
  {
    check: 'logout-ends',
    verdict: 'fail',
    how: 'ends nothing',
    twist: forgetfulLogout
  }
]

function withoutCookie(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  return new Response(response.body, { status: response.status, headers })
}
