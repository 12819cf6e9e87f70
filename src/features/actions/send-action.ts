import * as v from 'valibot'

import { isOffline } from '../../api/connection.ts'
import { backend } from '../../backend/backend.ts'
import { commandFailure, isKeyReused } from '../../contract/command-failure.ts'
import { fillPath } from '../../contract/params.ts'
import { knownError, RequestError } from '../../contract/request-error.ts'
import { UNKNOWN_KEY } from '../../contract/sent-command.ts'
import { client } from '../../stores/api.ts'
import { announceChange } from '../../stores/changes.ts'
import { knownCurrencies } from '../../stores/currencies.ts'
import { reportFailure } from '../../stores/report-failure.ts'
import { definitionOf } from './action-definitions.ts'
import { forgetDraft, markUnsent } from './action-draft.ts'
import { notifyDone, type WhichWasDone } from './notify-done.ts'
import {
  $action,
  type ActionState,
  type OpenAction,
  setAction
} from './open-action.ts'
import { refusal } from './read-form.ts'
import { optionalText, withoutEmpty } from './read-values.ts'
import { change, updateIfOpen, isOpen } from './save-action.ts'
import { isVaried, type CompleteSentAction } from './sent-action.ts'

/** Sends what was reviewed, or resends exactly what got no response. */
export async function sendAction(): Promise<void> {
  const action = $action.get()
  if (action?.state.kind === 'reviewing') {
    await send(action, action.state.body)
  } else if (
    backend.idempotencyKeys &&
    action?.state.kind === 'unknown' &&
    action.state.check !== 'asking' &&
    action.sent?.kind === 'complete'
  ) {
    await transmit(action, action.sent)
  }
}

/** Asks the server whether the command with this key was done. */
export async function checkAction(): Promise<void> {
  const action = $action.get()
  if (action?.state.kind !== 'unknown' || action.state.check === 'asking')
    return
  const { error } = action.state
  const state = (check: 'asking' | 'not-done' | 'unanswered'): ActionState => ({
    kind: 'unknown',
    error,
    check
  })
  const pending = state('asking')
  change({ ...action, state: pending })
  try {
    const { answer } = await client.one('sentCommand', {
      path: { key: action.idempotencyKey }
    })
    if ($action.get()?.state !== pending) return
    done(action, answer, whichWasDone(action, error))
  } catch (thrown) {
    if ($action.get()?.state !== pending) return
    const unknownKey = knownError(thrown).facts.code === UNKNOWN_KEY
    change({ ...action, state: state(unknownKey ? 'not-done' : 'unanswered') })
  }
}

export function closeAction(): void {
  const action = $action.get()
  if (action) forgetDraft(action.idempotencyKey)
  setAction(undefined)
}

export async function send(
  action: OpenAction,
  body: Record<string, unknown> | undefined
): Promise<void> {
  const { call } = definitionOf(action.name)
  const { method } = call
  const { id, version } = action.subject
  await transmit(action, {
    kind: 'complete',
    method,
    path: fillPath(call.path, { id }),
    version: method === 'PATCH' ? version : undefined,
    body,
    currency: optionalText(action.values, 'currency'),
    varied: isVaried(action.sent, body)
  })
}

/** Sends exactly this command; reads no form. */
async function transmit(
  action: OpenAction,
  sent: CompleteSentAction
): Promise<void> {
  if (!isOpen(action)) return
  const { call } = definitionOf(action.name)
  const { idempotencyKey } = action
  const { method, path, version, body, currency } = sent
  const earlier = action.sent ? 'unknown' : 'none'
  // Offline before sending: nothing was sent.
  const unsent = isOffline() && earlier === 'none'
  const sending: OpenAction = { ...action, sent, state: { kind: 'sending' } }
  change(sending)
  try {
    const answer = await client.send(
      { ...call, method, path },
      {
        path: { id: action.subject.id },
        ...(body ? { body } : {}),
        currency,
        idempotencyKey,
        ifMatch: version
      }
    )
    // Reported even if the form was closed or the session ended.
    done(action, answer, 'this')
  } catch (thrown) {
    const error = knownError(thrown)
    const failure =
      unsent && error.kind === 'offline'
        ? { kind: 'refused' as const }
        : commandFailure(error, earlier)
    if (failure.kind === 'unknown') {
      return updateIfOpen(sending, { kind: 'unknown', error, check: 'unasked' })
    }
    // An earlier attempt may still arrive, whatever became of this one.
    const known =
      earlier === 'unknown' ? sending : { ...action, sent: undefined }
    if (!known.sent) markUnsent(idempotencyKey)
    if (failure.kind === 'refused') updateIfOpen(known, refusal(action, error))
    else await readNewest(known)
  }
}

function whichWasDone({ sent }: OpenAction, error: RequestError): WhichWasDone {
  if (isKeyReused(error)) return 'earlier'
  return sent?.varied ? 'one-of-them' : 'this'
}

function done(action: OpenAction, answer: unknown, which: WhichWasDone): void {
  forgetDraft(action.idempotencyKey)
  if (isOpen(action)) setAction(undefined)
  notifyDone(action, answer, which).catch(reportFailure)
  announceChange()
}

/** Reads the current version again (after a 412). */
export async function rereadAction(): Promise<void> {
  const action = $action.get()
  if (action?.state.kind !== 'outdated') return
  if (action.state.newest.kind === 'failed') await readNewest(action)
}

/** Gives up the user's own changes. */
export function discardAction(): void {
  closeAction()
  announceChange()
}

async function readNewest(action: OpenAction): Promise<void> {
  const { source, fill, hasAmounts } = definitionOf(action.name)
  updateIfOpen(action, { kind: 'outdated', newest: { kind: 'reading' } })
  if (!source) return
  try {
    const row = await client.one(source, { path: { id: action.subject.id } })
    const version = versionOf(row)
    const currencies = await knownCurrencies()
    if (hasAmounts && currencies.size === 0) throw noCurrencies()
    const values = withoutEmpty(fill?.(row, currencies) ?? {})
    updateIfOpen(action, {
      kind: 'outdated',
      newest: { kind: 'read', values, version }
    })
  } catch (thrown) {
    const error = knownError(thrown)
    updateIfOpen(action, {
      kind: 'outdated',
      newest: { kind: 'failed', error }
    })
  }
}

/** An amount that cannot be formatted is not empty. */
function noCurrencies(): RequestError {
  return new RequestError({ kind: 'unreachable' })
}

function versionOf(row: unknown): number | undefined {
  const result = v.safeParse(v.object({ version: v.optional(v.number()) }), row)
  return result.success ? result.output.version : undefined
}
