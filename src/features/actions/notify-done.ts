import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { showToast } from '../../stores/toasts.ts'
import { definitionOf } from './action-definitions.ts'
import { doneText } from './action-wording.ts'
import type { OpenAction } from './open-action.ts'

const texts = messages.actions.doneTexts

/** Which of the commands under one key was done. */
export type WhichWasDone = 'this' | 'earlier' | 'one-of-them'

export async function notifyDone(
  action: OpenAction,
  answer: unknown,
  which: WhichWasDone = 'this'
): Promise<void> {
  const { name, subject, values } = action
  // A new record has the typed name.
  const who = plainName(subject.name || (values['name'] ?? '').trim())
  const notice = (await definitionOf(name).done?.(answer)) ?? {}
  if (which === 'this') {
    showToast({ tone: 'done', title: doneText(name, who), ...notice })
    return
  }
  // The typed name may belong to a command that was not done.
  const fact = notice.title ?? (subject.name && doneText(name, who))
  const lines = [texts.other[which], fact, notice.text].filter(Boolean)
  showToast({
    ...notice,
    tone: 'unknown',
    title: texts.otherTitle,
    text: lines.join('\n')
  })
}
