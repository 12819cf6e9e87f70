import { messages } from '../../messages.ts'
import { tell } from '../toasts.ts'
import type { OpenAction } from './open-action.ts'

/** Tells that an action was done. */
export function tellDone({ name, subject, values }: OpenAction): void {
  // What is created has the name that was typed.
  const who = subject.name || (values['name'] ?? '').trim()
  tell({ tone: 'done', title: messages.actions.done[name](who) })
}
