import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { jwtVerify, SignJWT } from 'jose'

/** A server that knows nothing of the panel's contract, for any port. */
export interface Backend {
  basePath: string
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** `GET /api/v2/users?page=1 200`. */
  log: string[]
}

/** Money is cents. */
export type World = typeof world

/** A row as a backend writes it. */
export type Written = Record<string, unknown>

/** A user whose cents are more than a number holds exactly. */
export const RICHEST = { id: 13, balance: 90_071_992_547_409_931n }

const PASSWORD = 'secret-word'
const SECRET = new TextEncoder().encode('only for these three backends')
const NOW = Date.UTC(2026, 10, 25)
const HOUR = 3_600_000
const FIRST_NAMES = 'Ada Bruno Carla Dario Elsa Felix Greta Hugo Ines Jonas'
const LAST_NAMES = 'Adler Blanc Castro Dubois Ebert Flores'

const upTo = randomNumbers(7)
const world = {
  users: times(60, index => ({
    id: index + 1,
    fullName: `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, index / 10)}`,
    email: `player${index + 1}@mail.test`,
    countryCode: pick('DE FR ES', index),
    status: index % 17 === 3 ? 'blocked' : 'active',
    wallet: {
      currency: 'EUR',
      balance: index + 1 === RICHEST.id ? RICHEST.balance : upTo(500_000n),
      locked: upTo(9_000n)
    },
    gamesCount: Number(upTo(90n)),
    lastSeenAt: hoursAgo(index / 4),
    createdAt: hoursAgo(index * 7 + 1),
    updatedAt: hoursAgo(index / 4)
  })),
  games: times(30, index => ({
    id: index + 1,
    title: `Backgammon ${index + 1}`,
    state: pick('open running ended', index),
    entryFee: BigInt(250 + index * 50),
    currency: 'EUR',
    rakePercent: '5.00',
    minPlayers: 2,
    maxPlayers: 4,
    playersCount: Number(upTo(5n)),
    createdAt: hoursAgo(index * 24)
  })),
  houseWallets: times(3, index => ({
    id: index + 1,
    name: pick('Operations Bonuses Fees', index),
    kind: pick('house bonus fees', index),
    currency: 'EUR',
    balance: 10_000_000n + upTo(9_000_000n),
    isBlocked: index === 2,
    createdAt: hoursAgo(2_400)
  })),
  /** Their amounts are below zero for what goes out. */
  transactions: times(300, index => ({
    id: 90_000 + index,
    type: pick('deposit withdrawal stake win', index),
    status: pick('processing success success error success', index),
    amount: (100n + upTo(90_000n)) * (index % 2 === 0 ? -1n : 1n),
    currency: 'EUR',
    userId: 1 + Number(upTo(60n)),
    houseWalletId: 1 + Number(upTo(3n)),
    gameId: 1 + Number(upTo(30n)),
    createdAt: hoursAgo((index * 11 + 3) / 60)
  })),
  admin: {
    id: 1,
    name: 'Root',
    email: 'admin@corp.test',
    isActive: true,
    lastLoginAt: hoursAgo(0),
    createdAt: hoursAgo(2_400)
  }
}

/** The same rows each time, for one backend to change. */
export function createWorld(): World {
  return structuredClone(world)
}

export function isAdmin(email: unknown, password: unknown): boolean {
  return email === world.admin.email && password === PASSWORD
}

export function signToken(
  claims: Record<string, unknown>,
  seconds: number
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .setJti(randomUUID())
    .sign(SECRET)
}

/** Lets nobody through without a token; `refuse` says so. */
export function guardedBy(
  refuse: (context: Context) => Response
): MiddlewareHandler {
  return async (context, next) => {
    const token = context.req.header('authorization')?.slice('Bearer '.length)
    const verified = await jwtVerify(token ?? '', SECRET).catch(() => undefined)
    return verified ? next() : refuse(context)
  }
}

/** A backend, and where its routes are added. All answers have the headers. */
export function createBackend(
  basePath: string,
  headers: Record<string, string>
): { app: Hono; backend: Backend } {
  const log: string[] = []
  const all = new Hono()
  all.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) {
      context.header(name, value)
    }
    await next()
    const { pathname, search } = new URL(context.req.url)
    log.push(`${context.req.method} ${pathname}${search} ${context.res.status}`)
  })
  const app = all.basePath(basePath)
  const handle = getRequestListener(request => app.fetch(request), {
    overrideGlobalObjects: false
  })
  return { app, backend: { basePath, handle, log } }
}

/** The fields of a JSON body; none of anything else. */
export async function readFields(
  context: Context
): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => undefined)
  return { ...(body as object) }
}

export function hasId(id: string | undefined): (row: Written) => boolean {
  return row => String(row['id']) === id
}

/** Whether one of its texts has these words, or its id is meant. */
export function matches(row: Written, words: string): boolean {
  const texts = Object.values(row).filter(value => typeof value === 'string')
  return [String(row['id']), ...texts].some(text => text.includes(words))
}

/** Rows that are equal stay as they are: sort by the last order first. */
export function ordered(
  rows: Written[],
  name: string,
  isDescending: boolean
): Written[] {
  const above = isDescending ? -1 : 1
  return rows.toSorted((one, other) => {
    const left = sortable(one[name])
    const right = sortable(other[name])
    return left < right ? -above : left > right ? above : 0
  })
}

/** Amounts that are written as text are numbers all the same. */
function sortable(value: unknown): string | number {
  const number = Number(value)
  return Number.isNaN(number) ? String(value) : number
}

/** A number that is asked for; nonsense is as if nothing were said. */
export function countIn(
  query: URLSearchParams,
  name: string,
  { otherwise = 0, least = 1, most = Infinity }
): number {
  const count = Number(query.get(name) ?? undefined)
  const isSensible = Number.isInteger(count) && count >= least
  return isSensible ? Math.min(count, most) : otherwise
}

/** `-12.34`, exactly. */
export function decimal(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function randomNumbers(seed: number): (end: bigint) => bigint {
  let state = seed
  return end => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return BigInt(state >>> 8) % end
  }
}

function hoursAgo(hours: number): Date {
  return new Date(NOW - hours * HOUR)
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function pick(words: string, index: number): string {
  const all = words.split(' ')
  return all[Math.floor(index) % all.length] ?? ''
}
