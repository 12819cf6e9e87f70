import * as v from 'valibot'

import { backend } from '../../backend/backend.ts'
import { fillPath } from '../../contract/params.ts'
import { knownError, RequestError } from '../../contract/request-error.ts'
import { client } from '../../stores/api.ts'
import { announceChange } from '../../stores/changes.ts'
import { knownCurrencies } from '../../stores/currencies.ts'
import { reportFailure } from '../../stores/report-failure.ts'
import { forgetDraft, markUnsent } from './action-draft.ts'
import { definitionOf } from './definition-of.ts'
import { notifyDone } from './notify-done.ts'
import {
  $action,
  type ActionState,
  type OpenAction,
  setAction
} from './open-action.ts'
import { refusal } from './read-form.ts'
import { optionalText, withoutEmpty } from './read-values.ts'
import { change, updateIfOpen, isOpen } from './save-action.ts'
import {
  type CompleteSentAction,
  isVaried,
  type WhichWasDone,
  whichWasDone
} from './sent-action.ts'
import { checkSent, transmit } from './transmit.ts'

/** Sends what was reviewed, or resends exactly what got no response. */
export async function sendAction(): Promise<void> {
  const action = $action.get()
  if (action?.state.kind === 'reviewing') {
    await send(action, action.state.body)
  } else if (
    backend.idempotencyKeys &&
    action?.state.kind === 'unknown' &&
    action.state.check !== 'checking' &&
    action.sent?.kind === 'complete'
  ) {
    await sendExactly(action, action.sent)
  }
}

/** Asks the server whether the command with this key was done. */
export async function checkAction(): Promise<void> {
  const action = $action.get()
  if (action?.state.kind !== 'unknown' || action.state.check === 'checking')
    return
  const { error } = action.state
  const state = (
    check: 'checking' | 'not-done' | 'unanswered'
  ): ActionState => ({
    kind: 'unknown',
    error,
    check
  })
  const pending = state('checking')
  change({ ...action, state: pending })
  const checked = await checkSent(action.idempotencyKey)
  if ($action.get()?.state !== pending) return
  if (checked.kind === 'done') {
    done(action, checked.answer, whichWasDone(action.sent, error))
  } else if (checked.kind === 'accepted') {
    done(action, checked.answer, 'accepted')
  } else change({ ...action, state: state(checked.kind) })
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
  const { method, isVersioned } = call
  const { id, version } = action.subject
  await sendExactly(action, {
    kind: 'complete',
    method,
    path: fillPath(call.path, { id }),
    version: isVersioned ? version : undefined,
    body,
    currency: optionalText(action.values, 'currency'),
    varied: isVaried(action.sent, body)
  })
}

async function sendExactly(
  action: OpenAction,
  sent: CompleteSentAction
): Promise<void> {
  if (!isOpen(action)) return
  const { call } = definitionOf(action.name)
  const { idempotencyKey, state, subject } = action
  const earlier = action.sent ? 'unknown' : 'none'
  const from =
    state.kind === 'reviewing' || state.kind === 'unknown' ? state : undefined
  const sending: OpenAction = {
    ...action,
    sent,
    state: { kind: 'sending', from }
  }
  change(sending)
  const to = { id: subject.id, idempotencyKey, earlier } as const
  const result = await transmit(call, sent, to)
  switch (result.kind) {
    case 'done':
      // Reported even if the form was closed or the session ended.
      return done(action, result.answer, 'this')
    case 'accepted':
      return done(action, result.answer, 'accepted')
    case 'unknown': {
      const { error } = result
      return updateIfOpen(sending, {
        kind: 'unknown',
        error,
        check: 'unchecked'
      })
    }
    case 'refused': {
      // An earlier attempt may still arrive, whatever became of this one.
      const known =
        earlier === 'unknown' ? sending : { ...action, sent: undefined }
      if (!known.sent) markUnsent(idempotencyKey)
      await refuse(known, result.error)
    }
  }
}

/** Says why nothing was changed, or what somebody else has changed. */
export async function refuse(
  action: OpenAction,
  error: RequestError
): Promise<void> {
  const { decides } = definitionOf(action.name)
  const { status, code = '' } = error.facts
  if (status === 412 || decides?.codes.includes(code)) {
    // What the page shows is older, whichever way the form is left.
    announceChange()
    await readNewest(action)
  } else updateIfOpen(action, refusal(action, error))
}

function done(action: OpenAction, answer: unknown, which: WhichWasDone): void {
  forgetDraft(action.idempotencyKey)
  if (isOpen(action)) setAction(undefined)
  notifyDone(action, answer, which).catch(reportFailure)
  const { decides } = definitionOf(action.name)
  announceChange(decides && action.subject.id)
}

/** Reads the current version again (after a 412). */
export async function rereadAction(): Promise<void> {
  const action = $action.get()
  if (action?.state.kind !== 'outdated') return
  if (action.state.newest.kind === 'failed') await readNewest(action)
}

async function readNewest(action: OpenAction): Promise<void> {
  const { source, fill, hasAmounts, decides } = definitionOf(action.name)
  updateIfOpen(action, { kind: 'outdated', newest: { kind: 'reading' } })
  try {
    const text = await decides?.decided(action.subject)
    if (text !== undefined) {
      const newest = { kind: 'decided', text } as const
      return updateIfOpen(action, { kind: 'outdated', newest })
    }
    // Without a call that reads it, there is nothing to start from.
    if (!source) throw new RequestError({ kind: 'not-found' })
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
