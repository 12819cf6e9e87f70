import { knownError } from '../../contract/request-error.ts'
import { newKey } from '../../stores/new-key.ts'
import { $admin } from '../../stores/session.ts'
import { type ReadPage, walkPages } from '../export/export-pages.ts'
import type { BulkCommand } from './bulk-actions.ts'
import { type BulkTarget, countOutcomes } from './bulk-item.ts'
import { notifyBulk } from './bulk-note.ts'
import { startRun } from './bulk-run.ts'
import { followRun } from './follow-run.ts'
import {
  $bulk,
  type Bulk,
  type BulkRequest,
  type MatchingSource,
  setBulk
} from './open-bulk.ts'
import { sendItem } from './send-item.ts'

/** Cancels reading the matching rows. */
let reading = new AbortController()

export async function startBulk(
  { action, source }: BulkRequest,
  command: BulkCommand
): Promise<void> {
  if ($bulk.get()?.state.kind === 'reading' || isBulkSending()) return
  const base = { action, command }
  if (source.kind === 'chosen') start(base, source.targets)
  else await read(base, source)
}

export async function rereadBulk(): Promise<void> {
  const bulk = $bulk.get()
  if (bulk?.state.kind === 'unread') await read(bulk, bulk.state.source)
}

/** Proceeds with the actual count, though another was confirmed. */
export function agreeToBulk(): void {
  const bulk = $bulk.get()
  if (bulk?.state.kind === 'miscounted') start(bulk, bulk.state.targets)
}

/** Calls under way finish; nothing else is sent. */
export function stopBulk(): void {
  const state = $bulk.get()?.state
  if (state?.kind === 'started') state.run.stop('stopped')
}

export function closeBulk(): void {
  if (isBulkSending()) return
  reading.abort()
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

export function isBulkSending(): boolean {
  const state = $bulk.get()?.state
  if (state?.kind !== 'started') return false
  return state.run.$progress.get().phase.kind !== 'ended'
}

type Base = Pick<Bulk, 'action' | 'command'>

async function read(base: Base, source: MatchingSource): Promise<void> {
  reading = new AbortController()
  const { signal } = reading
  const { expected, readPage } = source
  const show = (state: Bulk['state']): void => {
    if (!signal.aborted) setBulk({ ...base, state })
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
    if (targets.length === expected) start(base, targets)
    else show({ kind: 'miscounted', expected, targets })
  } catch (thrown) {
    show({ kind: 'unread', error: knownError(thrown), source })
  } finally {
    stopListening()
  }
}

function start(
  { action, command }: Base,
  targets: readonly BulkTarget[]
): void {
  const run = startRun(targets, newKey, item => sendItem(command, item))
  setBulk({ action, command, state: { kind: 'started', run } })
  followRun(action, run)
}

/** Reads all matches, each once, before any change can alter them. */
async function readTargets(
  readPage: ReadPage<BulkTarget>,
  signal: AbortSignal,
  report: (read: number) => void
): Promise<readonly BulkTarget[]> {
  const found = new Map<string, BulkTarget>()
  for await (const { rows } of walkPages(readPage, ({ id }) => id, signal)) {
    for (const target of rows) {
      if (!found.has(target.id)) found.set(target.id, target)
    }
    report(found.size)
  }
  return [...found.values()]
}
