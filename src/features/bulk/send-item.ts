import * as v from 'valibot'

import { isOffline } from '../../api/connection.ts'
import { commandFailure } from '../../contract/command-failure.ts'
import { knownError, type RequestError } from '../../contract/request-error.ts'
import { ACCEPTED, UNKNOWN_KEY } from '../../contract/sent-command.ts'
import { client } from '../../stores/api.ts'
import { knownCurrencies } from '../../stores/currencies.ts'
import { $admin } from '../../stores/session.ts'
import type { BulkCommand } from './bulk-actions.ts'
import type { BulkItem } from './bulk-item.ts'
import type { Sent } from './bulk-progress.ts'
import { whyLeftOut } from './left-out.ts'

/** Default wait without `Retry-After`, in seconds. */
const WAIT_SECONDS = 30

/** Also for a `Retry-After` of 0 or a past date. */
const LEAST_WAIT_SECONDS = 1

const NOT_SENT: Sent = { kind: 'not-sent' }

/**
 * Checks first whether an earlier attempt succeeded, leaves large amounts out,
 * and rereads the version after a 412. Sends nothing once the session has
 * ended. Never rejects.
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
    const known = await askBack(idempotencyKey, command)
    if (known !== 'not-done') return known
  }
  const reason =
    command.bulk.large &&
    whyLeftOut(command.bulk, item, await knownCurrencies())
  if (reason) return { kind: 'skipped', reason }
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
    const options = { path: { id: item.id }, idempotencyKey, ...sent }
    const { kind, answer } = await client.send(call, options)
    return kind === 'accepted' ? { kind } : doneBy(answer, command)
  } catch (thrown) {
    const error = knownError(thrown)
    if (offline && error.kind === 'offline') return NOT_SENT
    const result = resultOf(error, open, command)
    return withDecision(result, command, item)
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
  { bulk }: BulkCommand
): Sent {
  if (error.kind === 'too-many') return waitFor(error)
  const failure = commandFailure(error, open ? 'unknown' : 'none')
  if (failure.kind === 'unknown') return { kind: 'unknown', error }
  const { code = '' } = error.facts
  return error.kind === 'conflict' && bulk.skips.includes(code)
    ? { kind: 'skipped', error, reason: bulk.reasons?.[code] }
    : { kind: 'failed', error }
}

function waitFor({ facts }: RequestError): Sent {
  const seconds = facts.retryAfter ?? WAIT_SECONDS
  return { kind: 'wait', seconds: Math.max(seconds, LEAST_WAIT_SECONDS) }
}

async function askBack(
  key: string,
  command: BulkCommand
): Promise<Sent | 'not-done'> {
  try {
    const sent = await client.one('sentCommand', { path: { key } })
    return sent.status === ACCEPTED
      ? { kind: 'accepted' }
      : doneBy(sent.answer, command)
  } catch (thrown) {
    const error = knownError(thrown)
    if (error.facts.code === UNKNOWN_KEY) return 'not-done'
    if (error.kind === 'offline') return NOT_SENT
    return error.kind === 'too-many'
      ? waitFor(error)
      : { kind: 'unknown', error }
  }
}

/** Who was faster is said; then there is nothing to do any more. */
async function withDecision(
  result: Sent,
  { decides }: BulkCommand,
  { id, name }: BulkItem
): Promise<Sent> {
  const refused = result.kind === 'skipped' || result.kind === 'failed'
  if (!decides || !refused || !('error' in result)) return result
  const { error } = result
  const { status, code = '' } = error.facts
  if (status !== 412 && !decides.codes.includes(code)) return result
  try {
    const reason = await decides.decided({ id, name })
    return reason === undefined ? result : { kind: 'skipped', error, reason }
  } catch {
    return result
  }
}

const Versioned = v.object({ version: v.optional(v.number()) })

/** A backend of another kind may answer with anything. */
function doneBy(answer: unknown, { bulk }: BulkCommand): Sent {
  const read = v.safeParse(Versioned, answer)
  return {
    kind: 'done',
    version: read.success ? read.output.version : undefined,
    link: bulk.link?.(answer)
  }
}

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
