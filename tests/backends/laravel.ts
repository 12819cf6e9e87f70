import { randomUUID } from 'node:crypto'

import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import * as shared from './world.ts'
import type { Backend, World, Written } from './world.ts'

/** What spatie's query builder allows for a model. */
interface Model {
  rows: () => Written[]
  sorts: string[]
  filters: string[]
}

type Failure = 400 | 401 | 404 | 405 | 409

const BASE_PATH = '/api/v2/'
const HEADERS = { 'cache-control': 'no-cache, private' }
const COOKIE = 'refresh_token'
const TOKEN_SECONDS = 600
const guard = shared.guardedBy(unauthenticated)

/** Laravel 12: API resources, a length-aware paginator, jwt-auth. */
export function laravelBackend(): Backend {
  const { app, backend } = shared.createBackend(BASE_PATH, HEADERS)
  const world = shared.createWorld()
  addSession(app, world)
  addBlock(app, world)
  addConfirmation(app, world)
  const models = Object.entries(modelsOf(world))
  for (const [name, model] of models) addModel(app, name, model)
  app.notFound(noRoute)
  return backend
}

function modelsOf(world: World): Record<string, Model> {
  return {
    users: createModel(
      world.users,
      'created_at full_name email status',
      'id status country_code q created_after created_before'
    ),
    games: createModel(world.games, 'created_at title state', 'state q'),
    'house-wallets': createModel(world.houseWallets, 'created_at name', 'id q'),
    transactions: createModel(
      world.transactions,
      'created_at amount',
      'status type user_id house_wallet_id game_id q created_after created_before'
    ),
    staff: createModel([world.admin], 'name created_at', 'q')
  }
}

function createModel(rows: object[], sorts: string, filters: string): Model {
  return {
    rows: () => rows.map(written),
    sorts: sorts.split(' '),
    filters: filters.split(' ')
  }
}

function addSession(app: Hono, world: World): void {
  const refreshTokens = new Set<string>()

  async function grant(context: Context): Promise<Response> {
    const refreshToken = randomUUID()
    refreshTokens.add(refreshToken)
    const path = `${BASE_PATH}auth`
    const attributes = { path, httpOnly: true, sameSite: 'Strict' } as const
    setCookie(context, COOKIE, refreshToken, attributes)
    return context.json({
      access_token: await shared.signToken({ sub: '1' }, TOKEN_SECONDS),
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS
    })
  }

  app.post('auth/login', async context => {
    const { email, password } = await shared.readFields(context)
    if (!email) return fieldRequired(context, 'email')
    if (shared.isAdmin(email, password)) return grant(context)
    return context.json({ error: 'Unauthorized' }, 401)
  })
  app.post('auth/refresh', context => {
    const isKnown = refreshTokens.delete(getCookie(context, COOKIE) ?? '')
    return isKnown ? grant(context) : unauthenticated(context)
  })
  app.all('auth/me', guard, context => context.json(written(world.admin)))
  app.all('auth/logout', guard, context => {
    refreshTokens.delete(getCookie(context, COOKIE) ?? '')
    return context.json({ message: 'Successfully logged out' })
  })
}

function addBlock(app: Hono, { users }: World): void {
  app.post('users/:id/block', guard, async context => {
    const user = users.find(shared.hasId(context.req.param('id')))
    const { note } = await shared.readFields(context)
    if (!user) return noModel(context, 'users')
    if (!note) return fieldRequired(context, 'note')
    user.status = 'blocked'
    return context.json({ data: written(user) })
  })
}

function addConfirmation(app: Hono, { transactions }: World): void {
  app.post('transactions/:id/confirm', guard, context => {
    const entry = transactions.find(shared.hasId(context.req.param('id')))
    if (!entry) return noModel(context, 'transactions')
    if (entry.status !== 'processing') {
      return message(context, 409, 'This transaction is not open.')
    }
    entry.status = 'success'
    return context.json({ data: written(entry) })
  })
}

function addModel(app: Hono, name: string, model: Model): void {
  app.get(name, guard, context => list(context, model))
  app.get(`${name}/:id`, guard, context => {
    const row = model.rows().find(shared.hasId(context.req.param('id')))
    return row ? context.json({ data: row }) : noModel(context, name)
  })
  app.on('ALL', [name, `${name}/:id`], guard, wrongMethod)
}

function list(context: Context, { rows, sorts, filters }: Model): Response {
  let found = rows()
  const query = new URL(context.req.url).searchParams
  for (const [parameter, value] of query) {
    const name = /^filter\[(\w+)\]$/u.exec(parameter)?.[1]
    if (name === undefined) continue
    if (!filters.includes(name)) return refuse(context, 'filter', name, filters)
    found = found.filter(row => passes(row, name, value))
  }
  const orders = query.get('sort')?.split(',').filter(Boolean) ?? []
  for (const order of orders.toReversed()) {
    const name = order.replace('-', '')
    if (!sorts.includes(name)) return refuse(context, 'sort', name, sorts)
    found = shared.ordered(found, name, order.startsWith('-'))
  }
  return context.json(page(context, found))
}

function passes(row: Written, filter: string, value: string): boolean {
  if (filter === 'q') return shared.matches(row, value)
  const created = Date.parse(String(row['created_at']))
  if (filter === 'created_after') return created >= Date.parse(value)
  if (filter === 'created_before') return created < Date.parse(value)
  return value.split(',').includes(String(row[filter]))
}

function page(context: Context, rows: Written[]): object {
  const { origin, pathname, searchParams: query } = new URL(context.req.url)
  const path = origin + pathname
  const current = shared.countIn(query, 'page', { otherwise: 1 })
  const size = shared.countIn(query, 'per_page', { otherwise: 15, most: 100 })
  const last = Math.max(1, Math.ceil(rows.length / size))
  const start = (current - 1) * size
  const data = rows.slice(start, start + size)
  return {
    data,
    links: {
      first: `${path}?page=1`,
      last: `${path}?page=${last}`,
      prev: current > 1 ? `${path}?page=${current - 1}` : null,
      next: current < last ? `${path}?page=${current + 1}` : null
    },
    meta: {
      current_page: current,
      from: data.length > 0 ? start + 1 : null,
      last_page: last,
      links: [],
      path,
      per_page: size,
      to: data.length > 0 ? start + data.length : null,
      total: rows.length
    }
  }
}

/** As a model is written: snake case, money and times as text. */
function written(model: object): Written {
  const fields: [string, unknown][] = Object.entries(model)
  const named = fields.map(([name, value]) => {
    const snake = name.replaceAll(/[A-Z]/gu, one => `_${one.toLowerCase()}`)
    return [snake, writtenValue(value)]
  })
  return Object.fromEntries(named)
}

function writtenValue(value: unknown): unknown {
  if (typeof value === 'bigint') return shared.decimal(value)
  if (value instanceof Date) return value.toISOString().replace('Z', '000Z')
  return typeof value === 'object' && value ? written(value) : value
}

function message(context: Context, status: Failure, text: string): Response {
  return context.json({ message: text }, status)
}

function unauthenticated(context: Context): Response {
  return message(context, 401, 'Unauthenticated.')
}

function fieldRequired(context: Context, name: string): Response {
  const text = `The ${name} field is required.`
  return context.json({ message: text, errors: { [name]: [text] } }, 422)
}

function noRoute(context: Context): Response {
  const route = context.req.path.slice(1)
  return message(context, 404, `The route ${route} could not be found.`)
}

function noModel(context: Context, name: string): Response {
  const id = `[App\\Models\\${name}] ${context.req.param('id')}`
  return message(context, 404, `No query results for model ${id}`)
}

function wrongMethod(context: Context): Response {
  const { method, path } = context.req
  const text = `The ${method} method is not supported for route ${path.slice(1)}.`
  return message(context, 405, `${text} Supported methods: GET, HEAD.`)
}

function refuse(
  context: Context,
  kind: 'filter' | 'sort',
  name: string,
  names: string[]
): Response {
  const verb = kind === 'filter' ? 'are' : 'is'
  const text = `Requested ${kind}(s) \`${name}\` ${verb} not allowed.`
  const allowed = `Allowed ${kind}(s) are \`${names.join(', ')}\`.`
  return message(context, 400, `${text} ${allowed}`)
}
