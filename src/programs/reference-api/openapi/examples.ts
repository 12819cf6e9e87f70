import { type Call, calls } from '../../../contract/calls.ts'
import {
  type CommandName,
  commandCalls
} from '../../../contract/command-calls.ts'
import { criteriaOf } from '../../../contract/lists.ts'
import { fillPath } from '../../../contract/params.ts'
import { openReferenceApi, type ReferenceApi } from '../server.ts'
import { recordSession } from './session-examples.ts'

export interface Example {
  body?: unknown
  answer?: unknown
  setCookie?: string
}

/** The world is the same each time, and its clock stands. */
const NOW = Date.parse('2026-03-14T09:26:53.000Z')
/** Ids of requests; any other id is counted. */
const RANDOM = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu
const NIL = '00000000-0000-4000-8000-000000000000'
const BASE = 'http://127.0.0.1/api/'
const REASON = 'Agreed with support, ticket 4711'
const why = { reason: REASON, reasonCode: 'mistake' }
const credit = { direction: 'credit', amount: '1250', ...why }

const wallets = { fromWalletId: 'wal_00002', toWalletId: 'wal_00001' }

/** What is sent; a preview sends what the command itself does. */
const bodies: Readonly<Record<string, object>> = {
  createAdmin: {
    email: 'ada@example.com',
    name: 'Ada Adler',
    password: 'dice-on-the-board'
  },
  editAdmin: { name: 'Ada Blanc' },
  setAdminStatus: { status: 'disabled', reason: REASON },
  resetAdminPassword: { password: 'another-long-one' },
  editUser: { displayName: 'Ada', country: 'FR', tags: ['vip'] },
  suspendUser: { reason: REASON, until: '2026-04-01T00:00:00.000Z' },
  createGame: {
    name: 'Backgammon for two',
    code: 'backgammon-2',
    kind: 'backgammon',
    minPlayers: 2,
    maxPlayers: 2,
    entryFee: { amount: '500', currency: 'EUR' },
    commissionBps: 500,
    isPrivate: false
  },
  editGame: { name: 'Backgammon for two, fast' },
  setGameStatus: { status: 'active' },
  editSystemWallet: { lowBalanceAt: '1000000' },
  setSystemWalletStatus: { status: 'frozen', reason: REASON },
  adjustUser: { currency: 'EUR', ...credit, reference: 'ticket-4711' },
  adjustSystemWallet: { ...credit, reference: 'invoice-12' },
  transfer: { ...wallets, amount: '1250', ...why, reference: 'invoice-13' },
  reverse: { amount: '1250', ...why, reference: 'ticket-4711-reversed' },
  completeTransaction: {},
  cancelTransaction: { reason: REASON, reasonCode: 'fraud' },
  addUserNote: { text: 'Asked for proof of identity.\nTicket 4711.' },
  addTransactionNote: { text: 'Agreed on the phone, ticket 4711.' }
}

/** In the order in which they are answered: each finds what it needs. */
const commands: readonly CommandName[] = [
  'createAdmin',
  'editAdmin',
  'resetAdminPassword',
  'endAdminSessions',
  'setAdminStatus',
  'editUser',
  'suspendUser',
  'reinstateUser',
  'addUserNote',
  'createGame',
  'setGameStatus',
  'editGame',
  'previewAdjustUser',
  'adjustUser',
  'previewAdjustSystemWallet',
  'adjustSystemWallet',
  'previewTransfer',
  'transfer',
  'previewReverse',
  'reverse',
  'previewCompleteTransaction',
  'completeTransaction',
  'previewCancelTransaction',
  'cancelTransaction',
  'addTransactionNote',
  'editSystemWallet',
  'setSystemWalletStatus'
]

/** What is asked without which a call is refused, or its answer too long. */
const queries: Readonly<Record<string, string>> = {
  // The one that was made is the first.
  games: 'limit=1&sort=-createdAt',
  userDailyNet: 'currency=EUR&createdAtFrom=2026-03-01T00:00:00.000Z',
  walletDailyNet: 'currency=EUR&createdAtFrom=2026-03-10T00:00:00.000Z',
  audit: 'resource=users&resourceId=42',
  currencies: ''
}

/** What the reference API answers in its fixed world, by the call's name. */
export async function recordExamples(): Promise<Record<string, Example>> {
  const api = openReferenceApi({
    database: ':memory:',
    seedTransactions: 200,
    now: () => NOW,
    passwordCost: { N: 2, r: 1, p: 1 }
  })
  const examples = await recordSession(api, BASE, NOW)
  const ids = new Map([
    ['users', '42'],
    ['admins', 'adm_02'],
    ['games', 'gam_05'],
    ['system-wallets', 'wal_00002'],
    ['transactions', 'txn_000199']
  ])
  const send = await signedIn(api)
  const path = `${calls.walletTransactions.path}?status=pending,reserved`
  const open = await send({ ...calls.walletTransactions, path }, '')
  ids.set('completeTransaction', idOfRow(open, 0))
  ids.set('cancelTransaction', idOfRow(open, 1))
  for (const name of commands) {
    const call: Call = commandCalls[name]
    const body = bodies[name] ?? bodies[previewed(name)]
    const [collection = ''] = call.path.split('/')
    const id = ids.get(name) ?? ids.get(previewed(name)) ?? ids.get(collection)
    const answer = await send(call, id ?? '', body)
    examples[name] = { ...(body && { body }), answer }
    // What was made is what the next commands are about.
    const made = idIn(answer)
    if (name.startsWith('create')) ids.set(collection, made)
    if (name === 'adjustUser') ids.set('transactions', made)
    // It is in the first movement of the list below.
    if (name === 'completeTransaction') ids.set('addTransactionNote', made)
  }
  for (const call of Object.values<Call>(calls)) {
    const [collection = ''] = call.path.split('/')
    if (call.method !== 'GET') continue
    const id = ids.get(collection) ?? ''
    const query = queries[call.name] ?? (criteriaOf(call.name) ? 'limit=1' : '')
    const asked = { ...call, path: `${call.path}?${query}` }
    const answer = await send(asked, id)
    examples[call.name] = { answer }
    // What is read by its id is the first of its list: a row, then its drawer.
    const rows = call.path.slice(call.path.lastIndexOf('/') + 1)
    if (criteriaOf(call.name)) ids.set(rows, idOfRow(answer, 0))
  }
  api.close()
  return examples
}

/** `previewTransfer` -> `transfer`. */
function previewed(name: string): string {
  const bare = name.replace('preview', '')
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}

type Send = (call: Call, id: string, body?: object) => Promise<unknown>

async function signedIn(api: ReferenceApi): Promise<Send> {
  const headers = { 'content-type': 'application/json' }
  const answered = async (
    path: string,
    init: RequestInit
  ): Promise<unknown> => {
    const response = await api.fetch(new Request(BASE + path, init))
    const text = await response.text()
    const answer: unknown = JSON.parse(text.replaceAll(RANDOM, NIL))
    if (response.ok) return answer
    throw new Error(`${path} answered ${JSON.stringify(answer)}`)
  }
  const signIn = await answered(calls.login.path, {
    method: 'POST',
    headers,
    body: JSON.stringify(api.account)
  })
  const authorization = `Bearer ${String(Reflect.get(Object(signIn), 'access_token'))}`
  return async ({ name, method, path, isVersioned }, id, body) => {
    const [place = '', query = ''] = path.split('?')
    const address = fillPath(place, { id, key: keyOf('adjustUser') })
    // A decision is about the transaction that it is below.
    const about = address.split('/').slice(0, 2).join('/')
    const version = isVersioned
      ? versionIn(await answered(about, { headers: { authorization } }))
      : undefined
    return answered(query === '' ? address : `${address}?${query}`, {
      method,
      headers: {
        ...headers,
        authorization,
        'idempotency-key': keyOf(name),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` })
      },
      ...(body && { body: JSON.stringify(body) })
    })
  }
}

function keyOf(command: string): string {
  return `example-of-${command}`
}

function idIn(answer: unknown): string {
  return String(fieldIn(answer, 'id'))
}

function idOfRow(list: unknown, index: number): string {
  return String(Reflect.get(Object(fieldIn(list, String(index))), 'id'))
}

function versionIn(answer: unknown): number {
  return Number(fieldIn(answer, 'version'))
}

/** Of what is in the envelope. */
function fieldIn(answer: unknown, name: string): unknown {
  const data: unknown = Reflect.get(Object(answer), 'data')
  return Reflect.get(Object(data), name)
}
