import { backend } from '../../backend/backend.ts'
import type { Call, CallName } from '../../contract/calls.ts'
import type {
  ActionDefinition,
  BulkAction,
  Decides
} from '../actions/action-definition.ts'
import { definitionOf } from '../actions/definition-of.ts'
import type { Values } from '../actions/field-definition.ts'
import type { FieldProblems } from '../actions/field-problems.ts'
import { readFormWith } from '../actions/read-form.ts'

export interface BulkCommand {
  call: Call
  body?: Record<string, unknown> | undefined
  /** The resource whose newest version a retry reads after a 412. */
  source?: CallName | undefined
  bulk: NonNullable<ActionDefinition['bulk']>
  decides?: Decides | undefined
}

export type BulkRead =
  | { kind: 'command'; command: BulkCommand }
  | { kind: 'problems'; problems: FieldProblems }

/** Reads the form as for a single item. */
export function readBulk(action: BulkAction, values: Values): BulkRead {
  const { bulk, call, source, decides } = definitionOf(action)
  const form = { name: action, start: {}, values }
  const read = readFormWith(form, new Map())
  if (read.kind === 'problems') return read
  return {
    kind: 'command',
    command: {
      call,
      source,
      body: read.body,
      bulk: bulk ?? { skips: [] },
      decides
    }
  }
}

/** What takes it back, where there is such a thing and the backend has it. */
export function oppositeOf(action: BulkAction): BulkAction | undefined {
  const opposite = definitionOf(action).bulk?.opposite
  return opposite && backend.offers(definitionOf(opposite).call.name)
    ? opposite
    : undefined
}
