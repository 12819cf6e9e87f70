import * as v from 'valibot'

import { callQueries } from '../contract/call-queries.ts'
import { type Call, type CallName, calls } from '../contract/calls.ts'
import { pathSegment } from '../format/path-segment.ts'
import type { Answer } from './call.ts'
import { jsonOf } from './json.ts'
import type { Probe, ProbeCall } from './probe.ts'
import { remembered } from './remembered.ts'

export interface List {
  name: CallName
  call: Call
  path: string
  /** What this list cannot be requested without. */
  needed: Readonly<Record<string, string>>
}

export type Row = Readonly<Record<string, unknown>>

export interface ListAnswer {
  answer: Answer
  /** The rows that fit; the others are another check's. */
  rows: Row[]
  /** All rows, whether they fit or not. */
  count: number
  meta: Row
}

export const MOST_ROWS = '100'

const RowShape = v.record(v.string(), v.unknown())
const Envelope = v.object({ data: v.array(v.unknown()), meta: RowShape })

const onceAsked = remembered<ListAnswer>()
const onceFound = remembered<List[]>()

/** The same request is made once. */
export function askList(
  probe: Probe,
  list: List,
  query: NonNullable<ProbeCall['query']> = { limit: MOST_ROWS }
): Promise<ListAnswer> {
  const requested = { ...list.needed, ...query }
  return onceAsked(
    probe,
    `list ${list.path} ${JSON.stringify(requested)}`,
    async () => readList(list, await probe.read(list.path, requested))
  )
}

/** Ignores earlier answers. */
export async function askListAgain(
  probe: Probe,
  list: List,
  query: NonNullable<ProbeCall['query']>
): Promise<ListAnswer> {
  return readList(
    list,
    await probe.read(list.path, { ...list.needed, ...query })
  )
}

function readList({ call }: List, answer: Answer): ListAnswer {
  const envelope = v.safeParse(Envelope, jsonOf(answer))
  if (!envelope.success) return { answer, rows: [], count: 0, meta: {} }
  const { data, meta } = envelope.output
  const rows = data.flatMap(item => {
    const row = v.safeParse(v.pipe(call.answer, RowShape), item)
    return row.success ? [row.output] : []
  })
  return { answer, rows, count: data.length, meta }
}

/** Those whose path and query can be filled from other lists' rows. */
export function allLists(probe: Probe): Promise<List[]> {
  return onceFound(probe, 'lists', async () => {
    const lists: List[] = []
    for (const name of Object.keys(calls).filter(isCallName)) {
      const call: Call = calls[name]
      if (call.envelope !== 'list') continue
      const list = await filled(probe, name, call)
      if (list) lists.push(list)
    }
    return lists
  })
}

async function filled(
  probe: Probe,
  name: CallName,
  call: Call
): Promise<List | undefined> {
  if (name === 'audit') {
    const resourceId = await idIn(probe, 'admins')
    const needed = { resource: 'admins', resourceId: resourceId ?? '' }
    return resourceId === undefined
      ? undefined
      : { name, call, path: call.path, needed }
  }
  if (name !== 'userTransactions') {
    return { name, call, path: call.path, needed: {} }
  }
  const id = (await movedUser(probe)) ?? (await idIn(probe, 'users'))
  return id === undefined
    ? undefined
    : { name, call, path: withId(call.path, id), needed: {} }
}

/** A user with transactions, found in the system wallets' entries. */
async function movedUser(probe: Probe): Promise<string | undefined> {
  const { rows } = await askList(probe, plainList('walletTransactions'))
  const ids = rows.map(row => row['userId'])
  return ids.find(isPlainId)
}

export async function idIn(
  probe: Probe,
  name: CallName
): Promise<string | undefined> {
  const { rows } = await askList(probe, plainList(name))
  const id = rows[0]?.['id']
  return isPlainId(id) ? id : undefined
}

/** An id that cannot leave its path segment. */
function isPlainId(id: unknown): id is string {
  return typeof id === 'string' && /^[^/\\.][^/\\]*$/u.test(id)
}

/** `users/42` for `users/:id`. */
export function withId(path: string, id: string): string {
  return path.replace(':id', () => pathSegment(id))
}

function plainList(name: CallName): List {
  return { name, call: calls[name], path: calls[name].path, needed: {} }
}

export function takes({ name }: List, parameter: string): boolean {
  const queries: Partial<Record<CallName, v.GenericSchema>> = callQueries
  const query = queries[name]
  if (!query || !('entries' in query)) return false
  const { entries } = query
  return (
    typeof entries === 'object' &&
    entries !== null &&
    Object.hasOwn(entries, parameter)
  )
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

export function idsOf(rows: readonly Row[]): string[] {
  return rows.map(row => String(row['id']))
}
