import { hostileTexts, megabyte } from './hostile-texts.ts'

type Row = Record<string, unknown>

const at = '2026-09-01T12:00:00Z'
/** What every row says of amounts, plain, so that rows can be compared. */
const money = { amount: '1200', currency: 'EUR' }

/** A row of each resource with this text in every field that takes one. */
const rowOf: Record<string, (id: string, text: string) => Row> = {
  admins: (id, text) => ({
    id,
    name: text,
    email: text,
    status: 'active',
    lastLoginIp: text,
    lastLoginAt: at,
    createdAt: at,
    version: 1
  }),
  users: (id, text) => ({
    id,
    username: text,
    displayName: text,
    email: text,
    emailVerified: false,
    phone: text,
    country: text,
    avatarUrl: text,
    status: 'active',
    banReason: text,
    balances: [{ currency: 'EUR', available: '1200' }],
    gamesPlayed: 3,
    tags: [text],
    lastSeenAt: at,
    createdAt: at,
    version: 1
  }),
  games: (id, text) => ({
    id,
    name: text,
    code: text,
    kind: text,
    status: 'active',
    players: 2,
    entryFee: money,
    prizePool: money,
    createdAt: at,
    version: 1
  }),
  'system-wallets': (id, text) => ({
    id,
    name: text,
    code: text,
    purpose: text,
    currency: 'EUR',
    balance: '1200',
    status: 'active',
    createdAt: at,
    version: 1
  }),
  transactions: (id, text) => ({
    id,
    createdAt: at,
    type: text,
    status: 'completed',
    direction: 'credit',
    ...money,
    walletId: text || 'w',
    walletName: text,
    userId: text || 'u',
    userName: text,
    counterparty: { kind: 'user', id: text || 'c', name: text },
    gameId: text || 'g',
    gameName: text,
    reference: text,
    groupId: text || 'm',
    operator: { id: text || 'o', name: text },
    reason: text,
    reasonCode: text,
    failureCode: text,
    metadata: { [text]: text, nested: { [text]: [text] } }
  })
}

/** A list as the API answers it. */
export function pageOf(data: readonly Row[]): Row {
  return {
    data,
    meta: {
      page: 1,
      limit: 100,
      total: data.length,
      totalPages: 1,
      hasMore: false,
      asOf: at
    }
  }
}

/** What is plain in the first row of each list, to compare the others with. */
const PLAIN = 'Plain'

/** Rows of a resource: a plain one, then one for each hostile text. */
export function hostileRows(resource: string): Row[] {
  const make = rowOf[resource]
  if (!make) throw new Error(`No rows of ${resource}`)
  const rows = [PLAIN, ...hostileTexts.map(({ text }) => text)].map(
    (text, index) => make(`row-${index}`, text)
  )
  // The name alone: a page of such rows would be the network's problem.
  const field = { users: 'displayName', transactions: 'reason' }[resource]
  return [
    ...rows,
    { ...make('row-megabyte', PLAIN), [field ?? 'name']: megabyte.text }
  ]
}

/** A note that is the text, by an admin who is, too. */
export function hostileNote(text: string): Row {
  const author = { id: text || 'a', name: text }
  return { id: 'note', createdAt: at, text: `${text}\n${text}`, author }
}

/** What the record holds of a thing: the text as every part of it. */
export function hostileDeed(resource: string, text: string): Row {
  return {
    id: 'deed',
    createdAt: at,
    action: text,
    resource,
    resourceId: text || 'r',
    admin: { id: text || 'a', name: text },
    before: { name: text, [text]: text, status: text },
    after: { name: { [text]: text }, [text]: [text], status: text },
    reason: text
  }
}
