import * as v from 'valibot'

import { defineBackend } from '../../backend/define-backend.ts'
import { PAGE_PARAMS } from '../../backend/translate-list-request.ts'
import { callQueries } from '../../contract/call-queries.ts'
import { type Call, type CallName, calls } from '../../contract/calls.ts'
import { criteriaOf } from '../../contract/lists.ts'
import type { Params } from '../../contract/params.ts'
import type { Asked } from './asked.ts'
import { isPlainId } from './plain-ids.ts'
import { pathOf, type Probe, speaksContract } from './probe.ts'
import { remembered } from './remembered.ts'

export interface List {
  name: CallName
  call: Call
  /** Below the API base. */
  path: string
  /** For people: as the owner's file names it, or its path. */
  title: string
  ids: Readonly<Record<string, string>>
  /** Another list, by whose rows there have to be some for these ids. */
  seenIn?: string
  /** What this list cannot be requested without. */
  needed: Readonly<Record<string, string>>
}

export type Row = Readonly<Record<string, unknown>>

export interface ListAnswer extends Asked {
  /** All rows in the contract's words, whether they fit or not. */
  sent: readonly unknown[]
  /** The rows that fit; the others are another check's. */
  rows: Row[]
  meta: Row
}

export const MOST_ROWS = '100'

/** Parameters of a list that are no filters. */
export const NO_FILTERS: ReadonlySet<string> = new Set([
  ...PAGE_PARAMS,
  'resource',
  'resourceId'
])

const RowShape = v.record(v.string(), v.unknown())
const Envelope = v.object({ data: v.array(v.unknown()), meta: RowShape })

/** Lists of one thing, and the list that has an id of it. */
const owners: Partial<Record<CallName, CallName>> = {
  userTransactions: 'users',
  userNotes: 'users',
  transactionNotes: 'walletTransactions'
}

const onceAsked = remembered<ListAnswer>()
const onceFound = remembered<List[]>()

/** The same request is made once. */
export function askList(
  probe: Probe,
  list: List,
  query: Params = { limit: MOST_ROWS }
): Promise<ListAnswer> {
  const asked = { ...list.ids, ...list.needed, ...query }
  const key = `${list.name} ${JSON.stringify(asked)}`
  return onceAsked(probe, key, () => askListAgain(probe, list, query))
}

/** Ignores earlier answers. */
export async function askListAgain(
  probe: Probe,
  { call, ids, needed }: List,
  query: Params
): Promise<ListAnswer> {
  const asked = await probe.ask(call, {
    path: ids,
    query: { ...needed, ...query }
  })
  return rowsOf(call, asked)
}

function rowsOf(call: Call, asked: Asked): ListAnswer {
  const envelope = v.safeParse(Envelope, asked.ours)
  if (!envelope.success) return { ...asked, sent: [], rows: [], meta: {} }
  const { data, meta } = envelope.output
  const rows = data.flatMap(item => {
    const row = v.safeParse(v.pipe(call.answer, RowShape), item)
    return row.success ? [row.output] : []
  })
  return { ...asked, sent: data, rows, meta }
}

/** Those that are declared, and whose path other lists' rows can fill. */
export function allLists(probe: Probe): Promise<List[]> {
  return onceFound(probe, 'lists', async () => {
    const lists: List[] = []
    for (const list of plainLists(probe)) {
      const given = await filled(probe, list)
      if (given) lists.push(given)
    }
    return lists
  })
}

export function firstList(probe: Probe): List | undefined {
  return plainList(probe, 'users') ?? plainLists(probe)[0]
}

async function filled(probe: Probe, list: List): Promise<List | undefined> {
  const { name, call } = list
  if (name === 'audit') {
    const resourceId = await idIn(probe, 'admins')
    return resourceId === undefined
      ? undefined
      : { ...list, needed: { resource: 'admins', resourceId } }
  }
  const owner = owners[name]
  if (!owner) return list
  const moved = name === 'userTransactions' && (await movedUser(probe))
  const id = moved ? moved.id : await idIn(probe, owner)
  if (id === undefined) return undefined
  const { path } = probe.requestFor(call, { path: { id } })
  const seenIn = moved && { seenIn: moved.seenIn }
  const title = titleOf(probe, name, path)
  return { ...list, ...seenIn, ids: { id }, path, title }
}

/** A user who has transactions, by a list that is not his alone. */
async function movedUser(
  probe: Probe
): Promise<{ id: string; seenIn: string } | undefined> {
  const list = plainList(probe, 'walletTransactions')
  const neighbours = [
    { seenIn: list?.title, read: () => list && askList(probe, list) },
    { seenIn: 'the same list of everybody', read: () => askEverybodys(probe) }
  ]
  for (const { seenIn = '', read } of neighbours) {
    // oxlint-disable-next-line no-await-in-loop -- the second only in need
    const { rows } = (await read()) ?? { rows: [] }
    const id = rows.map(row => row['userId']).find(isPlainId)
    if (id !== undefined) return { id, seenIn }
  }
  return undefined
}

/** The transactions of users without the part of the query that names one. */
async function askEverybodys(
  probe: Probe
): Promise<Pick<ListAnswer, 'rows'> | undefined> {
  const { definition } = probe.backend
  const own = definition?.resources.userTransactions
  const [path = '', query = ''] = own?.list.split('?') ?? []
  if (!definition || !own || path.includes(':') || !query.includes(':')) {
    return undefined
  }
  const others = query.split('&').filter(part => !part.includes(':'))
  const everybodys = { ...own, list: `${path}?${others.join('&')}` }
  const resources = { userTransactions: everybodys }
  const call: Call = calls.userTransactions
  const request = defineBackend({ ...definition, resources }).ask(call, {
    query: { limit: MOST_ROWS }
  })
  return request.kind === 'request'
    ? rowsOf(call, await probe.answerTo(request))
    : undefined
}

export async function idIn(
  probe: Probe,
  name: CallName
): Promise<string | undefined> {
  const list = plainList(probe, name)
  const { rows } = list ? await askList(probe, list) : { rows: [] }
  const id = rows[0]?.['id']
  return isPlainId(id) ? id : undefined
}

function plainLists(probe: Probe): List[] {
  return Object.keys(calls)
    .filter(isCallName)
    .flatMap(name => plainList(probe, name) ?? [])
}

/** `undefined` if it is not declared. */
function plainList(probe: Probe, name: CallName): List | undefined {
  const call: Call = calls[name]
  const path = call.envelope === 'list' ? pathOf(probe, call) : undefined
  return path === undefined
    ? undefined
    : {
        name,
        call,
        path,
        title: titleOf(probe, name, path),
        ids: {},
        needed: {}
      }
}

function titleOf(probe: Probe, name: CallName, path: string): string {
  return speaksContract(probe) ? path : name
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

/** Whether a parameter of the contract may be asked for. */
export function takes(
  { backend }: Probe,
  list: List,
  parameter: string
): boolean {
  if (!parametersOf(list).includes(parameter)) return false
  if (parameter === 'search') return backend.searches(list.name)
  if (parameter === 'page') return !backend.byCursor
  if (parameter === 'limit') return backend.pageSize === undefined
  return NO_FILTERS.has(parameter) || backend.filters(list.name, parameter)
}

export function filtersOf({ backend }: Probe, list: List): string[] {
  return parametersOf(list).filter(
    name => !NO_FILTERS.has(name) && backend.filters(list.name, name)
  )
}

export function sortsOf({ backend }: Probe, { name }: List): string[] {
  return (criteriaOf(name)?.sorts ?? []).filter(field =>
    backend.sorts(name, field)
  )
}

function parametersOf({ name }: List): string[] {
  const queries: Partial<Record<CallName, { entries: object }>> = callQueries
  return Object.keys(queries[name]?.entries ?? {})
}

export function idsOf(rows: readonly Row[]): string[] {
  return rows.map(row => String(row['id']))
}
