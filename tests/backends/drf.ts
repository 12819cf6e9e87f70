import { randomUUID } from 'node:crypto'

import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import * as shared from './world.ts'
import type { Backend, World, Written } from './world.ts'

/** What is not listed to be ordered or filtered by is ignored. */
interface ViewSet {
  model: string
  rows: () => Written[]
  orderings: string[]
  filters: string[]
}

const BASE_PATH = '/api/'
const HEADERS = {
  vary: 'Accept, origin',
  allow: 'GET, HEAD, OPTIONS',
  'x-frame-options': 'DENY'
}
const COOKIE = 'refresh-token'
const TOKEN_SECONDS = 300
const HOUR = 3_600_000
const NOT_FOUND = '<!doctype html><h1>Not Found</h1>'
const STATES: Record<string, string> = {
  success: 'DONE',
  processing: 'PENDING',
  error: 'FAILED'
}
const guard = shared.guardedBy(context =>
  refuse(context, { detail: 'Authentication credentials were not provided.' })
)

/** Django REST Framework: limit and offset, dj-rest-auth, trailing slashes. */
export function drfBackend(): Backend {
  const { app, backend } = shared.createBackend(BASE_PATH, HEADERS)
  const world = shared.createWorld()
  const viewSets = viewSetsOf(world)
  addSession(app, world)
  addDeactivate(app, world)
  for (const [name, one] of Object.entries(viewSets)) addRoutes(app, name, one)
  app.notFound(context => noPage(context, ['auth', ...Object.keys(viewSets)]))
  return backend
}

function addSession(app: Hono, { admin }: World): void {
  const refreshTokens = new Set<string>()
  const names = { username: 'root', first_name: admin.name, last_name: '' }
  const user = { pk: admin.id, email: admin.email, ...names }

  async function grant(context: Context, more: object): Promise<Response> {
    const refreshToken = randomUUID()
    refreshTokens.add(refreshToken)
    const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const
    setCookie(context, COOKIE, refreshToken, attributes)
    const claims = { token_type: 'access', user_id: String(admin.id) }
    const access = await shared.signToken(claims, TOKEN_SECONDS)
    return context.json({ access, ...more })
  }

  app.post('auth/login/', async context => {
    const { email, password } = await shared.readFields(context)
    if (!password) return fieldRequired(context, 'password')
    const isRight = shared.isAdmin(email, password)
    if (isRight) return grant(context, { refresh: '', user })
    const wrong = ['Unable to log in with provided credentials.']
    return context.json({ non_field_errors: wrong }, 400)
  })
  app.post('auth/token/refresh/', context => {
    const isKnown = refreshTokens.delete(getCookie(context, COOKIE) ?? '')
    const end = localTime(new Date(Date.now() + TOKEN_SECONDS * 1000))
    if (isKnown) return grant(context, { access_expiration: end })
    const code = 'token_not_valid'
    return refuse(context, { detail: 'Token is invalid or expired', code })
  })
  app.all('auth/user/', guard, context => context.json(user))
  app.all('auth/logout/', guard, context => {
    refreshTokens.delete(getCookie(context, COOKIE) ?? '')
    return context.json({ detail: 'Successfully logged out.' })
  })
}

function addDeactivate(app: Hono, { users }: World): void {
  app.post('players/:id/deactivate/', guard, async context => {
    const user = users.find(shared.hasId(context.req.param('id')))
    const { reason } = await shared.readFields(context)
    if (!user) return noModel(context, 'Player')
    if (!reason) return fieldRequired(context, 'reason')
    user.status = 'blocked'
    return context.json(writePlayer(user))
  })
}

function viewSetsOf(world: World): Record<string, ViewSet> {
  const players = {
    model: 'Player',
    rows: () => world.users.map(writePlayer),
    orderings: ['date_joined', 'first_name', 'email'],
    filters: ['is_active']
  }
  const games = {
    model: 'Game',
    rows: () => world.games.map(writeGame),
    orderings: ['created', 'name'],
    filters: []
  }
  const accounts = {
    model: 'SystemAccount',
    rows: () => world.houseWallets.map(writeAccount),
    orderings: ['created', 'title'],
    filters: []
  }
  const ledger = {
    model: 'Entry',
    rows: () => world.transactions.map(writeEntry),
    orderings: ['created', 'delta'],
    filters: ['kind', 'player', 'account']
  }
  const operators = {
    model: 'Operator',
    rows: () => [writeOperator(world.admin)],
    orderings: ['date_joined', 'first_name', 'email'],
    filters: ['is_active']
  }
  return { players, games, 'system-accounts': accounts, ledger, operators }
}

function writePlayer(user: World['users'][number]): Written {
  return {
    id: user.id,
    username: user.fullName.toLowerCase().replace(' ', '_'),
    first_name: user.fullName,
    email: user.email,
    country: user.countryCode,
    is_active: user.status === 'active',
    balances: [{ currency: 'EUR', amount: decimal(user.wallet.balance) }],
    date_joined: localTime(user.createdAt),
    last_login: localTime(user.lastSeenAt)
  }
}

function writeGame(game: World['games'][number]): Written {
  return {
    id: game.id,
    name: game.title,
    status: game.state.toUpperCase(),
    entry_fee: decimal(game.entryFee),
    entry_fee_currency: game.currency,
    created: localTime(game.createdAt)
  }
}

function writeAccount(wallet: World['houseWallets'][number]): Written {
  return {
    id: wallet.id,
    slug: wallet.kind,
    title: wallet.name,
    currency: wallet.currency,
    balance: decimal(wallet.balance),
    frozen: wallet.isBlocked,
    created: localTime(wallet.createdAt)
  }
}

function writeEntry(transaction: World['transactions'][number]): Written {
  return {
    id: transaction.id,
    kind: transaction.type.toUpperCase(),
    state: STATES[transaction.status],
    delta: decimal(transaction.amount),
    currency: transaction.currency,
    player: transaction.userId,
    account: transaction.houseWalletId,
    created: localTime(transaction.createdAt)
  }
}

function writeOperator(admin: World['admin']): Written {
  return {
    id: admin.id,
    email: admin.email,
    first_name: admin.name,
    is_active: admin.isActive,
    date_joined: localTime(admin.createdAt),
    last_login: localTime(admin.lastLoginAt)
  }
}

function addRoutes(app: Hono, name: string, viewSet: ViewSet): void {
  const all = `${name}/`
  const one = `${name}/:id/`
  app.get(all, guard, context => list(context, viewSet))
  app.get(one, guard, context => {
    const row = viewSet.rows().find(shared.hasId(context.req.param('id')))
    return row ? context.json(row) : noModel(context, viewSet.model)
  })
  app.on('ALL', [all, one], guard, context => {
    const text = `Method "${context.req.method}" not allowed.`
    return context.json({ detail: text }, 405)
  })
}

function list(
  context: Context,
  { rows, orderings, filters }: ViewSet
): Response {
  const url = new URL(context.req.url)
  const query = url.searchParams
  let found = rows().filter(row => isAskedFor(row, query))
  for (const name of filters) {
    // As a MultipleChoiceFilter: one of them has to match.
    const values = query.getAll(name).filter(Boolean)
    if (values.length === 0) continue
    found = found.filter(row => values.includes(String(row[name])))
  }
  const orders = query.get('ordering')?.split(',') ?? []
  for (const order of orders.toReversed()) {
    const name = order.replace('-', '')
    if (!orderings.includes(name)) continue
    found = shared.ordered(found, name, order.startsWith('-'))
  }
  return context.json(pageOf(url, found))
}

/** By the words that all lists have. */
function isAskedFor(row: Written, query: URLSearchParams): boolean {
  const created = Date.parse(String(row['created'] ?? row['date_joined']))
  const from = query.get('created__gte')
  const before = query.get('created__lt')
  return (
    shared.matches(row, query.get('search') ?? '') &&
    (!from || created >= Date.parse(from)) &&
    (!before || created < Date.parse(before))
  )
}

function pageOf(url: URL, rows: Written[]): object {
  const query = url.searchParams
  const limit = shared.countIn(query, 'limit', { otherwise: 20, most: 100 })
  const offset = shared.countIn(query, 'offset', { least: 0 })
  const after = offset + limit
  return {
    count: rows.length,
    next: after < rows.length ? linkTo(url, limit, after) : null,
    previous: offset > 0 ? linkTo(url, limit, offset - limit) : null,
    results: rows.slice(offset, after)
  }
}

function linkTo(url: URL, limit: number, offset: number): string {
  const link = new URL(url)
  link.searchParams.set('limit', String(limit))
  link.searchParams.set('offset', String(Math.max(0, offset)))
  return link.href
}

/** In the middle of Europe, in winter. */
function localTime(time: Date): string {
  const local = new Date(time.getTime() + HOUR).toISOString()
  return local.replace('.000', '').replace('Z', '+01:00')
}

/** As a DecimalField with four places writes it. */
function decimal(cents: bigint): string {
  return `${shared.decimal(cents)}00`
}

function noModel(context: Context, model: string): Response {
  return context.json({ detail: `No ${model} matches the given query.` }, 404)
}

function fieldRequired(context: Context, name: string): Response {
  return context.json({ [name]: ['This field is required.'] }, 400)
}

function refuse(context: Context, problem: object): Response {
  const headers = { 'www-authenticate': 'Bearer realm="api"' }
  return context.json(problem, 401, headers)
}

/** Django looks for the same path with a slash, and writes no JSON here. */
function noPage(context: Context, known: string[]): Response {
  const { pathname, search } = new URL(context.req.url)
  const name = pathname.slice(BASE_PATH.length).split('/')[0] ?? ''
  if (pathname.endsWith('/') || !known.includes(name)) {
    return context.html(NOT_FOUND, 404)
  }
  if (context.req.method === 'GET') {
    return context.redirect(`${pathname}/${search}`, 301)
  }
  return context.json({ detail: 'APPEND_SLASH' }, 500)
}
