import { atom, computed, type ReadableAtom } from 'nanostores'

import type { BulkAction } from '../actions/action-definition.ts'
import type { Values } from '../actions/field-definition.ts'
import { type BulkCommand, readBulk } from './bulk-actions.ts'

export interface BulkForm {
  values: Values
  problems: Readonly<Record<string, string>>
}

const EMPTY: BulkForm = { values: {}, problems: {} }
const $state = atom(EMPTY)

export const $bulkForm: ReadableAtom<BulkForm> = $state

export function openBulkForm(): void {
  $state.set(EMPTY)
}

export function isBulkTyped(): boolean {
  return Object.values($state.get().values).some(text => text !== '')
}

export function typeBulk(field: string, text: string): void {
  const { values, problems } = $state.get()
  const { [field]: _, ...others } = problems
  $state.set({ values: { ...values, [field]: text }, problems: others })
}

/** Validates on blur, unless empty. */
export function leaveBulkField(action: BulkAction, field: string): void {
  const { values, problems } = $state.get()
  if ((values[field] ?? '') === '') return
  const read = readBulk(action, values)
  const found = read.kind === 'problems' ? read.fields[field] : undefined
  const { [field]: _, ...others } = problems
  const now = found === undefined ? others : { ...others, [field]: found }
  $state.set({ values, problems: now })
}

export function isBulkReady(action: BulkAction): ReadableAtom<boolean> {
  return computed(
    $state,
    ({ values }) => readBulk(action, values).kind === 'command'
  )
}

/** Returns the command, or `undefined` after showing the problems. */
export function consumeBulkForm(action: BulkAction): BulkCommand | undefined {
  const { values } = $state.get()
  const read = readBulk(action, values)
  if (read.kind === 'command') return read.command
  $state.set({ values, problems: read.fields })
  return undefined
}
