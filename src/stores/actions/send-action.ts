import * as v from 'valibot'

import { UNKNOWN_KEY } from '../../api/contract/sent-command.ts'
import { commandFailure } from '../../domain/command-failure.ts'
import { knownError } from '../../domain/request-error.ts'
import { client } from '../api.ts'
import { announceChange } from '../changes.ts'
import { knownCurrencies } from '../currencies.ts'
import { forgetDraft, markSent } from './action-draft.ts'
import type { ActionRule } from './action-rule.ts'
import { actionRules } from './action-rules.ts'
import { change, follow, isOpen } from './keep-action.ts'
import {
  $action,
  type ActionState,
  type OpenAction,
  setAction
} from './open-action.ts'
import { readForm, refusal } from './read-form.ts'
import { tellDone } from './tell-done.ts'

/** Sends what was reviewed, or sends again what nobody answered: same key. */
export async function sendAction(): Promise<void> {
  const action = $action.get()
  if (!action) return
  const { kind } = action.state
  if (kind !== 'reviewing' && kind !== 'unknown') return
  change({ ...action, state: { kind: 'sending' } })
  const read = await readForm(action)
  if (read.kind === 'problems') {
    return change({
      ...action,
      state: { kind: 'editing', problems: read.problems }
    })
  }
  await send(action, read.body)
}

/** Asks the server whether the command of this key was done. */
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
  const asking = state('asking')
  change({ ...action, state: asking })
  try {
    await client.one('sentCommand', {
      path: { key: action.idempotencyKey }
    })
    if ($action.get()?.state === asking) done(action)
  } catch (thrown) {
    if ($action.get()?.state !== asking) return
    const unknownKey = knownError(thrown).facts.code === UNKNOWN_KEY
    change({ ...action, state: state(unknownKey ? 'not-done' : 'unanswered') })
  }
}

/** Closes the form and forgets it. */
export function closeAction(): void {
  forgetDraft()
  setAction(undefined)
}

/** Sends an action with its key, and follows what becomes of it. */
export async function send(
  action: OpenAction,
  body: Record<string, unknown> | undefined
): Promise<void> {
  const { call }: ActionRule = actionRules[action.name]
  const { subject, idempotencyKey } = action
  const earlier = action.state.kind === 'unknown' ? 'unknown' : 'none'
  // A browser that is offline before it sends has sent nothing.
  const unsent = isOffline() && earlier === 'none'
  try {
    await client.send(call, {
      path: { id: subject.id },
      ...(body ? { body } : {}),
      idempotencyKey,
      ifMatch: call.method === 'PATCH' ? subject.version : undefined
    })
    // Who closed or signed out meanwhile still hears that it was done.
    done(action)
  } catch (thrown) {
    const error = knownError(thrown)
    const failure =
      unsent && error.kind === 'offline'
        ? { kind: 'refused' as const }
        : commandFailure(error, earlier)
    if (failure.kind !== 'unknown') markSent(false)
    if (failure.kind === 'unknown') {
      follow(action, { kind: 'unknown', error, check: 'unasked' })
    } else if (failure.kind === 'refused')
      follow(action, refusal(action, error))
    else await readNewest(action)
  }
}

function done(action: OpenAction): void {
  if (isOpen(action)) closeAction()
  tellDone(action)
  announceChange()
}

/** Reads once more what stands there now (after a 412). */
export async function rereadAction(): Promise<void> {
  const action = $action.get()
  if (action?.state.kind !== 'outdated') return
  if (action.state.newest.kind === 'failed') await readNewest(action)
}

/** Gives up one's own changes for what stands there now. */
export function discardAction(): void {
  closeAction()
  announceChange()
}

function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}

async function readNewest(action: OpenAction): Promise<void> {
  const { source, fill }: ActionRule = actionRules[action.name]
  follow(action, { kind: 'outdated', newest: { kind: 'reading' } })
  if (!source) return
  try {
    const row = await client.one(source, { path: { id: action.subject.id } })
    const version = versionOf(row)
    const values = fill?.(row, await knownCurrencies()) ?? {}
    follow(action, {
      kind: 'outdated',
      newest: { kind: 'read', values, version }
    })
  } catch (thrown) {
    const error = knownError(thrown)
    follow(action, { kind: 'outdated', newest: { kind: 'failed', error } })
  }
}

function versionOf(row: unknown): number | undefined {
  const result = v.safeParse(v.object({ version: v.optional(v.number()) }), row)
  return result.success ? result.output.version : undefined
}
