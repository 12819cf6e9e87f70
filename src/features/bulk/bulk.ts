import { knownError } from '../../contract/request-error.ts'
import { latestRequest } from '../../stores/latest-request.ts'
import { newKey } from '../../stores/new-key.ts'
import { $admin } from '../../stores/session.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import type { Values } from '../actions/field-definition.ts'
import {
  type FieldProblems,
  NO_PROBLEMS,
  withProblem
} from '../actions/field-problems.ts'
import { type BulkCommand, oppositeOf, readBulk } from './bulk-actions.ts'
import { type BulkTarget, countOutcomes, doneTargets } from './bulk-item.ts'
import { notifyBulk } from './bulk-note.ts'
import { startRun } from './bulk-run.ts'
import { followRun } from './follow-run.ts'
import {
  $bulk,
  type Bulk,
  type BulkQuestion,
  isBulkSending,
  type MatchingSource,
  setBulk
} from './open-bulk.ts'
import { readTargets } from './read-targets.ts'
import { sendItem } from './send-item.ts'

/** Of the matching rows. */
const reading = latestRequest()

/** Asks before anything is sent, with the sums of what matches if it reads it. */
export function openBulk(question: BulkQuestion): void {
  if (isUnderWay()) return
  const { source } = question
  if (source.kind === 'matching' && source.sums) {
    void readMatching(question, source, undefined)
  } else fill(question, {}, NO_PROBLEMS)
}

export function typeBulk(
  field: string,
  text: string,
  brings: Values = {}
): void {
  const state = $bulk.get()?.state
  if (state?.kind !== 'filling') return
  const { question, values, problems } = state
  const now = { ...values, ...brings, [field]: text }
  fill(question, now, withProblem(problems, field))
}

/** Validates on blur, unless empty. */
export function leaveBulkField(field: string): void {
  const state = $bulk.get()?.state
  if (state?.kind !== 'filling' || !state.values[field]) return
  const { question, values, problems } = state
  const read = readBulk(question.action, values)
  const found =
    read.kind === 'problems' ? read.problems.fields[field] : undefined
  fill(question, values, withProblem(problems, field, found))
}

/** Starts, unless a future end that was typed has passed by now. */
export function submitBulk(): void {
  const state = $bulk.get()?.state
  if (state?.kind !== 'filling') return
  const { question, values } = state
  const read = readBulk(question.action, values)
  if (read.kind === 'command') void startBulk(question, read.command)
  else fill(question, values, read.problems)
}

export async function startBulk(
  question: BulkQuestion,
  command: BulkCommand
): Promise<void> {
  if (isUnderWay()) return
  const { action, source } = question
  if (source.kind === 'chosen') start(action, command, source.targets)
  else await readMatching(question, source, command)
}

export async function rereadBulk(): Promise<void> {
  const bulk = $bulk.get()
  if (bulk?.state.kind !== 'unread') return
  const { question, source, command } = bulk.state
  await readMatching(question, source, command)
}

/** Proceeds with the actual count, though another was confirmed. */
export function agreeToBulk(): void {
  const bulk = $bulk.get()
  if (bulk?.state.kind !== 'miscounted' || !bulk.state.command) return
  start(bulk.action, bulk.state.command, bulk.state.targets)
}

/** Calls under way finish; nothing else is sent. */
export function stopBulk(): void {
  const state = $bulk.get()?.state
  if (state?.kind === 'started') state.run.stop('stopped')
}

/** Asks whether to take back exactly what the run that has ended has done. */
export function askOpposite(): void {
  const before = $bulk.get()
  if (before?.state.kind !== 'started' || isBulkSending()) return
  const action = oppositeOf(before.action)
  const targets = doneTargets(before.state.run.$progress.get().items)
  if (action === undefined || targets.length === 0) return
  const source = { kind: 'chosen', targets } as const
  fill({ action, source, clock: undefined, before }, {}, NO_PROBLEMS)
}

/** Leads back to the results of the run that would have been taken back. */
export function leaveQuestion(): void {
  const state = $bulk.get()?.state
  if (state?.kind === 'filling') setBulk(state.question.before)
}

export function closeBulk(): void {
  if (isBulkSending()) return
  reading.cancel()
  setBulk(undefined)
}

/** Stops a run when its screen unmounts, then reports the result. */
export function leaveBulk(): void {
  const bulk = $bulk.get()
  if (bulk?.state.kind !== 'started' || !isBulkSending()) return closeBulk()
  const { run } = bulk.state
  const stopListening = run.$progress.listen(({ phase, items }) => {
    if (phase.kind !== 'ended') return
    stopListening()
    if ($bulk.get()?.state !== bulk.state) return
    setBulk(undefined)
    notifyBulk(bulk.action, phase.reason, countOutcomes(items))
  })
  run.stop('stopped')
}

function isUnderWay(): boolean {
  return $bulk.get()?.state.kind === 'reading' || isBulkSending()
}

function fill(
  question: BulkQuestion,
  values: Values,
  problems: FieldProblems
): void {
  const state = { kind: 'filling', question, values, problems } as const
  setBulk({ action: question.action, state })
}

/** For the question, or for the `command` that was confirmed. */
async function readMatching(
  question: BulkQuestion,
  source: MatchingSource,
  command: BulkCommand | undefined
): Promise<void> {
  const { action } = question
  const signal = reading.start()
  const { expected, readPage } = source
  const show = (state: Bulk['state']): void => {
    if (!signal.aborted) setBulk({ action, state })
  }
  // Signed out: nobody to act for.
  const stopListening = $admin.listen(admin => {
    if (!admin) closeBulk()
  })
  show({ kind: 'reading', read: 0, expected })
  try {
    const targets = await readTargets(readPage, signal, count =>
      show({ kind: 'reading', read: count, expected })
    )
    if (signal.aborted) return
    if (!command && targets.length > 0) {
      const read = { kind: 'chosen', targets } as const
      const sums = source.sums?.(targets)
      const asked = { ...question, source: read, sums }
      fill(asked, {}, NO_PROBLEMS)
    } else if (command && targets.length === expected) {
      start(action, command, targets)
    } else show({ kind: 'miscounted', expected, targets, command })
  } catch (thrown) {
    const error = knownError(thrown)
    show({ kind: 'unread', error, question, source, command })
  } finally {
    stopListening()
  }
}

function start(
  action: BulkAction,
  command: BulkCommand,
  targets: readonly BulkTarget[]
): void {
  const run = startRun(targets, newKey, item => sendItem(command, item))
  setBulk({ action, state: { kind: 'started', run } })
  followRun(action, run)
}
