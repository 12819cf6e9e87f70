import { randomUUID } from 'node:crypto'

import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import * as shared from './world.ts'
import type { Backend, World, Written } from './world.ts'

export interface PostgrestBackend extends Backend {
  /** Access tokens of before are refused. */
  revokeTokens: () => void
}

type Row = Written

const BASE_PATH = '/rest/'
const COOKIE = 'sid'
const PAGE_SIZE = 20
const TOKEN_SECONDS = 600
/** `or=(name.ilike.*ada*,mail.ilike.*ada*)`. */
const EITHER = /^\((\w+)\.ilike\.\*(.*)\*,(\w+)\.ilike\.\*\2\*\)$/u

/**
 * Tables in PostgREST's words behind a gateway of its own: an API key with
 * every call, a token without `sub` in `X-Session`, users by name, sessions
 * that are put and deleted, pages of 20.
 */
export function postgrestBackend(): PostgrestBackend {
  const { app, backend } = shared.createBackend(BASE_PATH, {})
  const world = shared.createWorld()
  const tokens = new Set<string>()
  app.use(async (context, next) =>
    context.req.header('apikey') === 'public-key'
      ? next()
      : context.json({ message: 'No API key found in request' }, 403)
  )
  addSession(app, world, tokens)
  app.use(async (context, next) =>
    tokens.has(context.req.header('x-session') ?? '')
      ? next()
      : context.json({ message: 'JWT invalid', code: 'PGRST301' }, 401)
  )
  app.get('profile', context =>
    context.json([{ id: world.admin.id, login: 'root', mail: null }])
  )
  const tables = Object.entries(tablesOf(world))
  for (const [name, rows] of tables) {
    app.get(name, context => list(context, rows()))
  }
  return { ...backend, revokeTokens: () => tokens.clear() }
}

function addSession(app: Hono, { admin }: World, tokens: Set<string>): void {
  const sessions = new Set<string>()

  async function grant(context: Context): Promise<Response> {
    const id = randomUUID()
    sessions.add(id)
    setCookie(context, COOKIE, id, { path: BASE_PATH, httpOnly: true })
    const claims = { role: 'staff', user: admin.id }
    const token = await shared.signToken(claims, TOKEN_SECONDS)
    tokens.add(token)
    return context.json({ session: { token } })
  }

  app.post('sessions', async context => {
    const { username, password } = await shared.readFields(context)
    const isRight = username === 'root' && shared.isAdmin(admin.email, password)
    return isRight ? grant(context) : context.json({ message: 'No' }, 401)
  })
  app.put('sessions/current', async context => {
    const { grant: kind } = await shared.readFields(context)
    if (kind !== 'renew') return context.json({ message: 'grant?' }, 422)
    return sessions.delete(getCookie(context, COOKIE) ?? '')
      ? grant(context)
      : context.json({ message: 'No session' }, 401)
  })
  app.delete('sessions/current', async context => {
    const { everywhere } = await shared.readFields(context)
    if (everywhere !== false) return context.json({ message: 'which?' }, 422)
    sessions.delete(getCookie(context, COOKIE) ?? '')
    return context.body(null, 204)
  })
}

function tablesOf(world: World): Record<string, () => Row[]> {
  return {
    players: () =>
      world.users.map(user => ({
        id: user.id,
        name: user.fullName,
        mail: user.email,
        balance: shared.decimal(user.wallet.balance),
        since: user.createdAt.toISOString()
      })),
    moves: () =>
      world.transactions.map(move => ({
        id: move.id,
        player_id: move.userId,
        owner: move.userId,
        account_id: move.houseWalletId,
        kind: move.type,
        delta: shared.decimal(move.amount),
        at: move.createdAt.toISOString()
      }))
  }
}

function list(context: Context, all: Row[]): Response {
  const query = new URL(context.req.url).searchParams
  const { order, page, or, ...columns } = Object.fromEntries(query)
  let found = all
  for (const [column, value] of Object.entries(columns)) {
    const wanted = /^eq\.(.*)$/u.exec(value)?.[1]
    if (wanted === undefined) {
      return context.json({ message: `failed to parse ${value}` }, 400)
    }
    found = found.filter(row => String(row[column]) === wanted)
  }
  const [, one = '', text = '', other = ''] = EITHER.exec(or ?? '') ?? []
  found = found.filter(row =>
    [row[one], row[other]].some(value =>
      typeof value === 'string' ? value.includes(text) : text === ''
    )
  )
  const [by = 'id', way] = (order ?? '').split('.')
  found = shared.ordered(found, by, way === 'desc')
  const offset = (Number(page ?? 1) - 1) * PAGE_SIZE
  const rows = found.slice(offset, offset + PAGE_SIZE)
  const isCounted = context.req.header('prefer') === 'count=exact'
  const total = isCounted ? String(found.length) : '*'
  const end = offset + Math.max(0, rows.length - 1)
  return context.json(rows, 200, {
    'content-range': `${offset}-${end}/${total}`
  })
}
