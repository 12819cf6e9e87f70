import * as v from 'valibot'

import { isOffline } from '../../api/connection.ts'
import { commandFailure } from '../../contract/command-failure.ts'
import { knownError, type RequestError } from '../../contract/request-error.ts'
import { UNKNOWN_KEY } from '../../contract/sent-command.ts'
import { client } from '../../stores/api.ts'
import { $admin } from '../../stores/session.ts'
import type { BulkCommand } from './bulk-actions.ts'
import type { BulkItem } from './bulk-item.ts'
import type { Sent } from './bulk-progress.ts'

/** Default wait without `Retry-After`, in seconds. */
const WAIT_SECONDS = 30

/** Also for a `Retry-After` of 0 or a past date. */
const LEAST_WAIT_SECONDS = 1

const NOT_SENT: Sent = { kind: 'not-sent' }

/**
 * Checks first whether an earlier attempt succeeded, and rereads the version
 * after a 412. Sends nothing once the session has ended. Never rejects.
 */
export async function sendItem(
  command: BulkCommand,
  item: BulkItem
): Promise<Sent> {
  const { before, idempotencyKey } = item
  const session = $admin.get()
  const isOver = (): boolean => $admin.get() !== session
  const open = before?.kind === 'unknown'
  if (open) {
    const known = await askBack(idempotencyKey)
    if (known !== 'not-done') return known
  }
  let ifMatch: number | undefined
  try {
    ifMatch = await versionOf(command, item)
  } catch (thrown) {
    return unsentFor(knownError(thrown))
  }
  if (isOver()) return NOT_SENT
  // Offline before sending: nothing was sent.
  const offline = isOffline()
  try {
    const { call, body } = command
    const sent = body ? { body, ifMatch } : { ifMatch }
    await client.send(call, { path: { id: item.id }, idempotencyKey, ...sent })
    return { kind: 'done' }
  } catch (thrown) {
    const error = knownError(thrown)
    return offline && error.kind === 'offline'
      ? NOT_SENT
      : resultOf(error, open, command.skips)
  }
}

/** Result of an error before the command was sent. */
function unsentFor(error: RequestError): Sent {
  if (error.kind === 'offline') return NOT_SENT
  return error.kind === 'too-many' ? waitFor(error) : { kind: 'failed', error }
}

function resultOf(
  error: RequestError,
  open: boolean,
  skips: readonly string[]
): Sent {
  if (error.kind === 'too-many') return waitFor(error)
  const failure = commandFailure(error, open ? 'unknown' : 'none')
  if (failure.kind === 'unknown') return { kind: 'unknown', error }
  const skipped =
    error.kind === 'conflict' && skips.includes(error.facts.code ?? '')
  return { kind: skipped ? 'skipped' : 'failed', error }
}

function waitFor({ facts }: RequestError): Sent {
  const seconds = facts.retryAfter ?? WAIT_SECONDS
  return { kind: 'wait', seconds: Math.max(seconds, LEAST_WAIT_SECONDS) }
}

async function askBack(key: string): Promise<Sent | 'not-done'> {
  try {
    await client.one('sentCommand', { path: { key } })
    return { kind: 'done' }
  } catch (thrown) {
    const error = knownError(thrown)
    if (error.facts.code === UNKNOWN_KEY) return 'not-done'
    if (error.kind === 'offline') return NOT_SENT
    return error.kind === 'too-many'
      ? waitFor(error)
      : { kind: 'unknown', error }
  }
}

const Versioned = v.object({ version: v.optional(v.number()) })

/** The chosen version, or after a 412 the newest. */
async function versionOf(
  { source }: BulkCommand,
  { id, version, before }: BulkItem
): Promise<number | undefined> {
  if (!source) return undefined
  if (before?.error.facts.status !== 412) return version
  const row = await client.one(source, { path: { id } })
  return v.parse(Versioned, row).version
}
