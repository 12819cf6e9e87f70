import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'

import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import * as shared from './world.ts'
import type { Backend, World, Written } from './world.ts'

/** What is not listed: a sort breaks it, a filter is ignored. */
interface Repository {
  rows: () => Written[]
  sorts: string[]
  filters: string[]
}

interface Options {
  /** Where the refresh token travels. */
  refreshIn: 'cookie' | 'body'
}

type Failure = 400 | 401 | 403 | 404 | 405 | 500

const BASE_PATH = '/api/v1/'
const HEADERS = {
  'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
  pragma: 'no-cache',
  'x-content-type-options': 'nosniff'
}
const COOKIE = 'rt'
const TOKEN_SECONDS = 900
const NO_TOKEN = 'Full authentication is required to access this resource'
const guard = shared.guardedBy(context => problem(context, 401, NO_TOKEN))

/** Spring Boot 3: pages from 0, problems as JSON, guarded before all else. */
export function springBackend(
  options: Options = { refreshIn: 'cookie' }
): Backend {
  const { app, backend } = shared.createBackend(BASE_PATH, HEADERS)
  const world = shared.createWorld()
  addSession(app, options)
  app.use(guard)
  app.all('auth/me', context => context.json(writeOperator(world.admin)))
  addLock(app, world)
  const repositories = Object.entries(repositoriesOf(world))
  for (const [name, one] of repositories) addRoutes(app, name, one)
  app.notFound(context => {
    const path = context.req.path.slice(BASE_PATH.length)
    return problem(context, 404, `No static resource ${path}.`)
  })
  return backend
}

/** Before the guard, but for signing out. */
function addSession(app: Hono, { refreshIn }: Options): void {
  const refreshTokens = new Set<string>()
  const isInBody = refreshIn === 'body'

  async function spend(context: Context): Promise<boolean> {
    const { refreshToken } = await shared.readFields(context)
    const given = isInBody ? refreshToken : getCookie(context, COOKIE)
    return refreshTokens.delete(String(given))
  }

  async function grant(context: Context): Promise<Response> {
    const refreshToken = randomUUID()
    refreshTokens.add(refreshToken)
    const path = `${BASE_PATH}auth`
    const attributes = { path, httpOnly: true, sameSite: 'Strict' } as const
    if (!isInBody) setCookie(context, COOKIE, refreshToken, attributes)
    const claims = { sub: 'admin@corp.test' }
    const accessToken = await shared.signToken(claims, TOKEN_SECONDS)
    const token = { accessToken, tokenType: 'Bearer' }
    return context.json(isInBody ? { ...token, refreshToken } : token)
  }

  app.post('auth/signin', async context => {
    const { username, email, password } = await shared.readFields(context)
    const isRight = shared.isAdmin(username ?? email, password)
    return isRight ? grant(context) : problem(context, 401, 'Bad credentials')
  })
  app.post('auth/refreshtoken', async context => {
    if (await spend(context)) return grant(context)
    return problem(context, 403, 'Refresh token is not in database!')
  })
  app.all('auth/signout', guard, async context => {
    await spend(context)
    return context.body(null, 204)
  })
}

function addLock(app: Hono, { users }: World): void {
  app.put('users/:id/lock', async context => {
    const id = context.req.param('id')
    const user = users.find(shared.hasId(id))
    const { comment } = await shared.readFields(context)
    if (!user) return noRow(context, 'users', id)
    if (!comment) {
      const errors = [{ field: 'comment', message: 'must not be blank' }]
      return problem(context, 400, 'Invalid request content.', { errors })
    }
    user.status = 'blocked'
    return context.json(writeUser(user))
  })
}

function repositoriesOf(world: World): Record<string, Repository> {
  const users = {
    rows: () => world.users.map(writeUser),
    sorts: ['createdAt', 'displayName', 'emailAddress', 'state', 'id'],
    filters: ['state']
  }
  const rooms = {
    rows: () => world.games.map(writeRoom),
    sorts: ['createdAt', 'name', 'id'],
    filters: []
  }
  const houseAccounts = {
    rows: () => world.houseWallets.map(writeHouseAccount),
    sorts: ['createdAt', 'name', 'id'],
    filters: []
  }
  const bookings = {
    rows: () => world.transactions.map(writeBooking),
    sorts: ['bookedAt', 'amount', 'id'],
    filters: ['bookingType', 'userId', 'houseAccountId']
  }
  const operators = {
    rows: () => [writeOperator(world.admin)],
    sorts: ['createdAt', 'name', 'id'],
    filters: []
  }
  return { users, rooms, 'house-accounts': houseAccounts, bookings, operators }
}

function writeUser(user: World['users'][number]): Written {
  return {
    id: user.id,
    displayName: user.fullName,
    emailAddress: user.email,
    country: user.countryCode,
    state: user.status === 'active' ? 'ENABLED' : 'LOCKED',
    accounts: { [user.wallet.currency]: numberOf(user.wallet.balance) },
    createdAt: isoTime(user.createdAt),
    lastActivity: isoTime(user.lastSeenAt)
  }
}

function writeRoom(game: World['games'][number]): Written {
  return {
    id: game.id,
    name: game.title,
    phase: game.state.toUpperCase(),
    buyIn: { value: numberOf(game.entryFee), currency: game.currency },
    rake: 0.05,
    seats: game.maxPlayers,
    createdAt: isoTime(game.createdAt)
  }
}

function writeHouseAccount(wallet: World['houseWallets'][number]): Written {
  return {
    id: wallet.id,
    name: wallet.name,
    iban: `X${wallet.id}`,
    currency: wallet.currency,
    balance: numberOf(wallet.balance),
    locked: wallet.isBlocked,
    createdAt: isoTime(wallet.createdAt)
  }
}

function writeBooking(transaction: World['transactions'][number]): Written {
  return {
    id: transaction.id,
    bookingType: transaction.type.toUpperCase(),
    bookingState: transaction.status.toUpperCase(),
    side: transaction.amount < 0n ? 'DEBIT' : 'CREDIT',
    amount: Math.abs(numberOf(transaction.amount)),
    currency: transaction.currency,
    userId: transaction.userId,
    houseAccountId: transaction.houseWalletId,
    bookedAt: isoTime(transaction.createdAt)
  }
}

function writeOperator(operator: World['admin']): Written {
  return {
    id: operator.id,
    name: operator.name,
    email: operator.email,
    enabled: operator.isActive,
    createdAt: isoTime(operator.createdAt)
  }
}

function addRoutes(app: Hono, name: string, repository: Repository): void {
  app.get(name, context => list(context, name, repository))
  app.get(`${name}/:id`, context => {
    const id = context.req.param('id') ?? ''
    const row = repository.rows().find(shared.hasId(id))
    return row ? context.json(row) : noRow(context, name, id)
  })
  app.on('ALL', [name, `${name}/:id`], context => {
    const text = `Method '${context.req.method}' is not supported.`
    return problem(context, 405, text)
  })
}

function list(
  context: Context,
  name: string,
  { rows, sorts, filters }: Repository
): Response {
  const query = new URL(context.req.url).searchParams
  let found = rows()
    .filter(row => isAskedFor(row, query))
    .filter(row => filters.every(filter => passes(row, filter, query)))
  for (const sort of query.getAll('sort').filter(Boolean).toReversed()) {
    const [by = '', direction] = sort.split(',')
    if (!sorts.includes(by)) {
      const text = `No property '${by}' found for type '${name}'`
      return problem(context, 500, text)
    }
    found = shared.ordered(found, by, direction === 'desc')
  }
  return context.json(pageOf(query, found))
}

/** By the words that all lists have. */
function isAskedFor(row: Written, query: URLSearchParams): boolean {
  const created = Date.parse(String(row['createdAt'] ?? row['bookedAt']))
  const from = query.get('from')
  const to = query.get('to')
  return (
    shared.matches(row, query.get('q') ?? '') &&
    (!from || created >= Date.parse(from)) &&
    (!to || created < Date.parse(to))
  )
}

function passes(row: Written, name: string, query: URLSearchParams): boolean {
  const values = query.getAll(name).filter(Boolean)
  return values.length === 0 || values.includes(String(row[name]))
}

function pageOf(query: URLSearchParams, rows: Written[]): object {
  const number = shared.countIn(query, 'page', { least: 0 })
  const size = shared.countIn(query, 'size', { otherwise: 20, most: 2000 })
  const offset = number * size
  const content = rows.slice(offset, offset + size)
  const totalPages = Math.ceil(rows.length / size)
  return {
    content,
    pageable: {
      pageNumber: number,
      pageSize: size,
      offset,
      paged: true,
      unpaged: false
    },
    last: number + 1 >= totalPages,
    totalElements: rows.length,
    totalPages,
    first: number === 0,
    size,
    number,
    numberOfElements: content.length,
    empty: content.length === 0
  }
}

function noRow(context: Context, name: string, id: string): Response {
  if (/^\d+$/u.test(id)) return problem(context, 404, `${name} ${id} not found`)
  return problem(context, 400, `Failed to convert 'id' with value: '${id}'`)
}

/** RFC 9457, as Spring's ProblemDetail is written. */
function problem(
  context: Context,
  status: Failure,
  text: string,
  more: object = {}
): Response {
  const title = STATUS_CODES[status]
  const instance = context.req.path
  const known = { type: 'about:blank', title, status, detail: text, instance }
  const headers = { 'content-type': 'application/problem+json' }
  return context.json({ ...known, ...more }, status, headers)
}

function isoTime(time: Date): string {
  return time.toISOString().replace('.000Z', 'Z')
}

/** Jackson writes money as a number, exact or not. */
function numberOf(cents: bigint): number {
  return Number(cents) / 100
}
