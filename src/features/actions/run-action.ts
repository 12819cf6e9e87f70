import { knownError, RequestError } from '../../contract/request-error.ts'
import { messages } from '../../messages.ts'
import { askConfirm } from '../../stores/confirm.ts'
import { newKey } from '../../stores/new-key.ts'
import { $route } from '../../stores/route.ts'
import { readDraft } from './action-draft.ts'
import { definitionOf, isActionName } from './definition-of.ts'
import type { Values } from './field-definition.ts'
import {
  type FieldProblems,
  NO_PROBLEMS,
  withProblem
} from './field-problems.ts'
import { reviewMovement } from './movement-review.ts'
import {
  $action,
  $isResuming,
  type ActionRequest,
  type ActionState,
  openAction,
  setAction
} from './open-action.ts'
import { currenciesFor, readForm } from './read-form.ts'
import { withoutEmpty } from './read-values.ts'
import { change, isChanged, updateIfOpen } from './save-action.ts'
import { refuse, send } from './send-action.ts'

const EDITING: ActionState = { kind: 'editing', problems: NO_PROBLEMS }

export async function startAction(request: ActionRequest): Promise<void> {
  const { name, subject, row } = request
  const definition = definitionOf(name)
  const currencies = await currenciesFor(definition)
  const open = $action.get()
  // What may have been done, or was typed, comes first: a draft has one place.
  if ($isResuming.get() || open?.sent || (open && isChanged(open))) return
  if (definition.hasAmounts && currencies.size === 0)
    return confirmRetry(request)
  const start = withoutEmpty(definition.fill?.(row, currencies) ?? {})
  const idempotencyKey = newKey()
  change({
    name,
    subject,
    start,
    values: start,
    idempotencyKey,
    state: EDITING
  })
}

/** Without currencies the units are unknown: the form does not open. */
function confirmRetry(request: ActionRequest): void {
  const { title, text } = messages.actions.notOpened
  askConfirm({
    header: title,
    message: text,
    acceptLabel: messages.actions.tryAgain,
    rejectLabel: messages.actions.cancel,
    accept: () => openAction(request)
  })
}

/** Reopens the administrator's saved form as it was. */
export function resumeAction(adminId: string): void {
  const draft = readDraft(adminId, $route.get()?.pathname)
  if (!draft || !isActionName(draft.name)) return
  const { name, subject, start, values, idempotencyKey, sent } = draft
  const state: ActionState = sent
    ? {
        kind: 'unknown',
        error: new RequestError({ kind: 'aborted' }),
        check: 'unchecked'
      }
    : EDITING
  setAction({ name, subject, start, values, idempotencyKey, sent, state })
}

/** Sets a field and what its choice brings. Hides its problem until blur. */
export function setValue(
  field: string,
  text: string,
  brings: Values = {}
): void {
  const action = $action.get()
  if (!action || !isEditable(action.state)) return
  const { within = {} } = definitionOf(action.name)
  const values = { ...action.values, ...brings, [field]: text }
  for (const [inner, outer] of Object.entries(within)) {
    if (values[outer] !== action.values[outer]) values[inner] = ''
  }
  const problems = withProblem(problemsOf(action.state), field)
  change({ ...action, values, state: { kind: 'editing', problems } })
}

/** Validates a changed field on blur. */
export async function leaveField(field: string): Promise<void> {
  const action = $action.get()
  if (!action || !isEditable(action.state)) return
  if ((action.values[field] ?? '') === (action.start[field] ?? '')) return
  const read = await readForm(action)
  const now = $action.get()
  if (now?.values !== action.values || !isEditable(now.state)) return
  const found =
    read.kind === 'problems' ? read.problems.fields[field] : undefined
  const problems = withProblem(problemsOf(now.state), field, found)
  setAction({ ...now, state: { kind: 'editing', problems } })
}

/**
 * Validates, then previews money or sends. Ignores repeated submits while one is
 * in flight.
 */
export async function submitAction(): Promise<void> {
  const action = $action.get()
  if (!action || !isEditable(action.state)) return
  const { movement } = definitionOf(action.name)
  change({ ...action, state: { kind: movement ? 'previewing' : 'sending' } })
  const read = await readForm(action)
  if (read.kind === 'problems') {
    return updateIfOpen(action, { kind: 'editing', problems: read.problems })
  }
  if (!movement) return send(action, read.body)
  try {
    const body = read.body ?? {}
    const review = await reviewMovement(action, movement, body)
    updateIfOpen(action, { kind: 'reviewing', review, body: read.body })
  } catch (error) {
    await refuse(action, knownError(error))
  }
}

/** Keeps the idempotency key and the refusal, so a resend cannot run twice. */
export function editAction(): void {
  const action = $action.get()
  if (!action || !canBeEdited(action.state)) return
  const problems = problemsOf(action.state)
  change({ ...action, state: { kind: 'editing', problems } })
}

/** After a 412: applies the user's changes to the current version. */
export function rebaseAction(): void {
  const action = $action.get()
  if (action?.state.kind !== 'outdated') return
  const { newest } = action.state
  if (newest.kind !== 'read') return
  const { start, values } = action
  const own = Object.entries(values).filter(
    ([name, text]) => text !== start[name]
  )
  change({
    ...action,
    subject: { ...action.subject, version: newest.version },
    start: newest.values,
    values: { ...newest.values, ...Object.fromEntries(own) },
    state: EDITING
  })
}

function canBeEdited(state: ActionState): boolean {
  return state.kind === 'unknown'
    ? state.check === 'not-done'
    : state.kind === 'reviewing' || state.kind === 'refused'
}

function isEditable({ kind }: ActionState): boolean {
  return kind === 'editing' || kind === 'refused'
}

export function problemsOf(state: ActionState): FieldProblems {
  return state.kind === 'editing' || state.kind === 'refused'
    ? state.problems
    : NO_PROBLEMS
}
