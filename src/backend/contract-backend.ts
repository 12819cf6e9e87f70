import type { Call } from '../contract/calls.ts'
import { fillPath } from '../contract/params.ts'
import type { Backend } from './backend-interface.ts'
import { type CallOptions, headersOf, isReplayable } from './call-options.ts'
import type { BackendRequest } from './request.ts'

const yes = (): boolean => true

/** A backend that speaks the contract: has all, and nothing is translated. */
export const contractBackend: Backend = {
  ask: contractRequest,
  has: yes,
  searches: yes,
  sorts: yes,
  filters: yes,
  choices: () => ({}),
  without: () => [],
  byCursor: false,
  counts: true,
  sums: true,
  datesLists: true,
  offers: yes,
  takes: yes,
  answersCommands: true,
  idempotencyKeys: true,
  versions: true,
  audits: true,
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
