import { isOffline } from '../../api/connection.ts'
import type { Call } from '../../contract/calls.ts'
import {
  commandFailure,
  type EarlierSending
} from '../../contract/command-failure.ts'
import { knownError, type RequestError } from '../../contract/request-error.ts'
import { ACCEPTED, UNKNOWN_KEY } from '../../contract/sent-command.ts'
import { client } from '../../stores/api.ts'
import type { CompleteSentAction } from './sent-action.ts'

type Transmitted =
  | { kind: 'done'; answer: unknown }
  | { kind: 'accepted'; answer: unknown }
  | { kind: 'refused' | 'unknown'; error: RequestError }

interface Addressed {
  id: string
  idempotencyKey: string
  earlier: EarlierSending
}

/** Sends exactly this command; reads no form. Never rejects. */
export async function transmit(
  call: Call,
  { method, path, version, body, currency }: CompleteSentAction,
  { id, idempotencyKey, earlier }: Addressed
): Promise<Transmitted> {
  // Offline before sending: nothing was sent.
  const unsent = isOffline() && earlier === 'none'
  try {
    return await client.send(
      { ...call, method, path },
      {
        path: { id },
        ...(body ? { body } : {}),
        currency,
        idempotencyKey,
        ifMatch: version
      }
    )
  } catch (thrown) {
    const error = knownError(thrown)
    if (unsent && error.kind === 'offline') return { kind: 'refused', error }
    const isUnknown = commandFailure(error, earlier).kind === 'unknown'
    return { kind: isUnknown ? 'unknown' : 'refused', error }
  }
}

type Checked =
  | { kind: 'done' | 'accepted'; answer: unknown }
  | { kind: 'not-done' | 'unanswered' }

/** Asks the server whether the command with this key was done. Never rejects. */
export async function checkSent(key: string): Promise<Checked> {
  try {
    const { status, answer } = await client.one('sentCommand', {
      path: { key }
    })
    return { kind: status === ACCEPTED ? 'accepted' : 'done', answer }
  } catch (thrown) {
    const unknownKey = knownError(thrown).facts.code === UNKNOWN_KEY
    return { kind: unknownKey ? 'not-done' : 'unanswered' }
  }
}
