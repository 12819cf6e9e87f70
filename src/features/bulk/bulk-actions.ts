import type { Call, CallName } from '../../contract/calls.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import { definitionOf } from '../actions/action-definitions.ts'
import type { Values } from '../actions/field-definition.ts'
import { readFormWith } from '../actions/read-form.ts'

export interface BulkCommand {
  call: Call
  body?: Record<string, unknown> | undefined
  /** The resource whose newest version a retry reads after a 412. */
  source?: CallName | undefined
  /** Codes of conflicts that mean there is nothing to do. */
  skips: readonly string[]
}

export type BulkRead =
  | { kind: 'command'; command: BulkCommand }
  | { kind: 'problems'; fields: Readonly<Record<string, string>> }

/** Reads the form as for a single item. */
export function readBulk(action: BulkAction, values: Values): BulkRead {
  const { bulk, call, source } = definitionOf(action)
  const form = { name: action, start: {}, values }
  const read = readFormWith(form, new Map())
  if (read.kind === 'problems') {
    return { kind: 'problems', fields: read.problems.fields }
  }
  return {
    kind: 'command',
    command: { call, source, body: read.body, skips: bulk?.skips ?? [] }
  }
}
