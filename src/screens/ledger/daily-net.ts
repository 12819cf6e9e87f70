import { atom, onMount, type ReadableAtom } from 'nanostores'

import type { DailyNet } from '../../contract/ledger/transaction.ts'
import {
  isNoSuchCall,
  knownError,
  type RequestError
} from '../../contract/request-error.ts'
import { client } from '../../stores/api.ts'
import { $session } from '../../stores/session.ts'

/** Whose entries are summed up, and which of them. */
export interface DailyNetQuestion {
  call: 'userDailyNet' | 'walletDailyNet'
  /** Values of the path's parts. */
  path: Record<string, string>
  /** The filters, as the list sends them. */
  params: Record<string, string>
  currency: string
  /** IANA name of the zone whose days are meant. */
  zone: string
}

/** `absent`: this backend has no such call. */
export type DailyNetState =
  | { kind: 'loading' }
  | { kind: 'shown'; net: DailyNet; readAt: number }
  | { kind: 'failed'; error: RequestError }
  | { kind: 'absent' }

/** One and the same, so that loading on is no news. */
const LOADING: DailyNetState = { kind: 'loading' }

const $state = atom<DailyNetState>(LOADING)

/** The net per day that was asked for last. */
export const $dailyNet: ReadableAtom<DailyNetState> = $state

let wanted: DailyNetQuestion | undefined
let asked: { key: string; place: string; abort: AbortController } | undefined

/** Asks, unless just this is being asked or shown already. */
export function askDailyNet(question: DailyNetQuestion): void {
  wanted = question
  follow()
}

/** Asks the same once more. */
export function reloadDailyNet(): void {
  forget()
  follow()
}

/** Asks for what is shown once more; it stays until the newer one is there. */
export function renewDailyNet(): void {
  const { kind } = $state.get()
  if (kind === 'failed') reloadDailyNet()
  else if (kind === 'shown' && wanted) void load(wanted, 'quietly')
}

/** Nobody shows it any more. */
export function dropDailyNet(): void {
  wanted = undefined
  forget()
}

onMount($state, () => $session.subscribe(follow))

function forget(): void {
  asked?.abort.abort()
  asked = undefined
  $state.set(LOADING)
}

function follow(): void {
  if ($session.get().kind !== 'admin') return forget()
  if (wanted && asked?.key !== JSON.stringify(wanted)) void load(wanted, 'anew')
}

async function load(
  question: DailyNetQuestion,
  how: 'anew' | 'quietly'
): Promise<void> {
  const { call, path, params, currency, zone } = question
  const mine = {
    key: JSON.stringify(question),
    place: JSON.stringify([call, path]),
    abort: new AbortController()
  }
  const samePlace = asked?.place === mine.place
  asked?.abort.abort()
  asked = mine
  // What a backend does not have it has under no filter.
  if (samePlace && $state.get().kind === 'absent') return
  if (how === 'anew') $state.set(LOADING)
  try {
    const net = await client.one(call, {
      path,
      query: { ...params, currency, zone },
      signal: mine.abort.signal
    })
    if (asked === mine) $state.set({ kind: 'shown', net, readAt: Date.now() })
  } catch (error) {
    if (asked === mine) $state.set(stateOf(error))
  }
}

function stateOf(error: unknown): DailyNetState {
  const known = knownError(error)
  return isNoSuchCall(known)
    ? { kind: 'absent' }
    : { kind: 'failed', error: known }
}
