import * as v from 'valibot'

import type { Call } from '../../api/contract/calls.ts'
import type { ActionRule } from '../actions/action-rule.ts'
import { actionRules } from '../actions/action-rules.ts'
import type { BulkAction } from './open-bulk.ts'

/** The command that every item of a run is sent with. */
export interface BulkCommand {
  call: Call
  /** Left out, the call has none. */
  body?: Record<string, unknown> | undefined
  /** The resource whose newest version a retry reads after a 412. */
  source?: 'admin' | undefined
}

/**
 * What an action sends for one thing, with this reason; `undefined` as long as
 * the contract does not take the reason.
 */
export function bulkCommand(
  action: BulkAction,
  reason: string
): BulkCommand | undefined {
  const rule: ActionRule = actionRules[action]
  const { call } = rule
  const source = call.method === 'PATCH' ? 'admin' : undefined
  if (!rule.body || !call.body) return { call, source }
  const read = rule.body({ reason }, { start: {}, currencies: new Map() })
  if (read.kind === 'problems') return undefined
  return v.is(call.body, read.body)
    ? { call, source, body: read.body }
    : undefined
}
