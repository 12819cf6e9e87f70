import { atom, onMount, type ReadableAtom } from 'nanostores'

import type { Transaction } from '../../../contract/ledger/transaction.ts'
import {
  knownError,
  type RequestError
} from '../../../contract/request-error.ts'
import { latestRequest } from '../../../stores/latest-request.ts'
import { $session } from '../../../stores/session.ts'
import {
  readEarlier,
  readEntries,
  type StatementEnd,
  type StatementPeriod
} from './statement-entries.ts'
import {
  currenciesWithoutOpening,
  accountsOf,
  type StatementSection
} from './statement-sums.ts'

/** `held`: currencies to include in any case. */
export interface StatementRequest {
  userId: string
  period: StatementPeriod
  held: readonly string[]
}

export interface Statement {
  sections: StatementSection<Transaction>[]
  /** When its last entries were read, ISO 8601. */
  asOf: string
  end: StatementEnd
}

export type StatementState =
  | { kind: 'idle' }
  | { kind: 'reading'; read: number; expected: number | undefined }
  | { kind: 'ready'; statement: Statement }
  | { kind: 'failed'; error: RequestError }

const $state = atom<StatementState>({ kind: 'idle' })

/** The only statement at a time. */
export const $statement: ReadableAtom<StatementState> = $state

const latest = latestRequest()

/** Replaces the current statement. */
export async function loadStatement(request: StatementRequest): Promise<void> {
  dropStatement()
  const signal = latest.start()
  $state.set({ kind: 'reading', read: 0, expected: undefined })
  try {
    const statement = await readStatement(request, signal)
    if (!signal.aborted) $state.set({ kind: 'ready', statement })
  } catch (error) {
    if (!signal.aborted)
      $state.set({ kind: 'failed', error: knownError(error) })
  }
}

export function dropStatement(): void {
  latest.cancel()
  $state.set({ kind: 'idle' })
}

// The next administrator must not find it.
onMount($state, () =>
  $session.subscribe(({ kind }) => {
    if (kind !== 'admin') dropStatement()
  })
)

async function readStatement(
  { userId, period, held }: StatementRequest,
  signal: AbortSignal
): Promise<Statement> {
  const { entries, asOf, end } = await readEntries(
    userId,
    period,
    signal,
    (read, expected) => {
      if (!signal.aborted) $state.set({ kind: 'reading', read, expected })
    }
  )
  const currencies = currenciesWithoutOpening(entries, held)
  const earlier = await readEarlier(userId, period, currencies, signal)
  return {
    sections: accountsOf(entries, held, earlier),
    asOf,
    end
  }
}
