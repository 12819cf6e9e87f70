import type { Call } from '../contract/calls.ts'
import { reasonCodes } from '../contract/ledger/reason-codes.ts'
import { fillPath } from '../contract/params.ts'
import type { Backend } from './backend-interface.ts'
import { type CallOptions, headersOf, isReplayable } from './call-options.ts'
import type { BackendRequest } from './request.ts'

const yes = (): boolean => true
const no = (): boolean => false

const ENTRY_ID = /^txn_\d+$/u

/** A backend that speaks the contract: has all, and nothing is translated. */
export const contractBackend: Backend = {
  ask: contractRequest,
  has: yes,
  searches: yes,
  // A search finds ids, but no entry of a user's wallet: there is no such list.
  mayBeId: (call, text) => call === 'transaction' && ENTRY_ID.test(text),
  sorts: yes,
  filters: yes,
  choices: () => ({}),
  without: () => [],
  // Its entries carry names.
  names: no,
  byCursor: false,
  counts: true,
  countsOpen: true,
  sums: true,
  datesLists: true,
  offers: yes,
  takes: yes,
  answersCommands: true,
  idempotencyKeys: true,
  versions: true,
  audits: true,
  reasonCodes,
  statesBalances: true,
  byUsername: false,
  codesWrongLogin: true
}

function contractRequest(call: Call, options: CallOptions): BackendRequest {
  return {
    kind: 'request',
    method: call.method,
    path: fillPath(call.path, options.path ?? {}),
    query: options.query,
    body: options.body,
    headers: headersOf(options),
    isReplayable: isReplayable(call, options)
  }
}
