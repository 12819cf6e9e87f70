import { atom, type ReadableAtom } from 'nanostores'

import { MAX_FILTER_TEXT } from '../../features/list/store/list-filters.ts'
import { cleanText } from '../../format/clean-text.ts'
import { isIdLike } from '../../format/id-like.ts'
import { latestRequest } from '../../stores/latest-request.ts'
import { $session } from '../../stores/session.ts'
import { type Answer, findEverywhere } from './find-everywhere.ts'
import { type SearchResult, resultKey } from './search-result.ts'

/** Debounce of typing, in ms. */
const FIND_DELAY_MS = 250

/** Shorter texts match almost everything. */
const LEAST_LETTERS = 2

const MOST_RECENT = 5

export type Found =
  | { kind: 'not-asked' }
  | { kind: 'searching' }
  | ({ kind: 'found' } & Answer)

const NOT_ASKED: Found = { kind: 'not-asked' }
const $state = atom<Found>(NOT_ASKED)
const $opened = atom<readonly SearchResult[]>([])

/** The latest result. Kept only in memory. */
export const $found: ReadableAtom<Found> = $state

/** Results opened on this page, latest first. */
export const $recent: ReadableAtom<readonly SearchResult[]> = $opened

let waiting: ReturnType<typeof setTimeout> | undefined
const request = latestRequest()
let adminId: string | undefined

export function find(typed: string): void {
  stopFinding()
  const text = cleanText(typed)
  if (adminId === undefined || !isQuestion(text)) return
  $state.set({ kind: 'searching' })
  waiting = setTimeout(() => void ask(text), FIND_DELAY_MS)
}

export function stopFinding(): void {
  clearTimeout(waiting)
  request.cancel()
  $state.set(NOT_ASKED)
}

export function noteOpened(result: SearchResult): void {
  const others = $opened
    .get()
    .filter(item => resultKey(item) !== resultKey(result))
  $opened.set([result, ...others].slice(0, MOST_RECENT))
}

// One administrator's results must not be shown to the next.
$session.subscribe(session => {
  const id = session.kind === 'admin' ? session.admin.id : undefined
  if (id === adminId) return
  adminId = id
  stopFinding()
  $opened.set([])
})

function isQuestion(text: string): boolean {
  if (text.length > MAX_FILTER_TEXT) return false
  return text.length >= LEAST_LETTERS || isIdLike(text)
}

async function ask(text: string): Promise<void> {
  const signal = request.start()
  const answer = await findEverywhere(text, signal)
  if (!signal.aborted) $state.set({ kind: 'found', ...answer })
}
