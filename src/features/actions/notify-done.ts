import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { showToast } from '../../stores/toasts.ts'
import type { DoneNotice } from './action-definition.ts'
import { doneText } from './action-wording.ts'
import { definitionOf } from './definition-of.ts'
import { doneLink } from './done-link.ts'
import type { OpenAction } from './open-action.ts'
import type { WhichWasDone } from './sent-action.ts'

const texts = messages.actions.doneTexts

export async function notifyDone(
  action: OpenAction,
  answer: unknown,
  which: WhichWasDone = 'this'
): Promise<void> {
  const { name, subject, values } = action
  // A new record has the typed name.
  const who = plainName(subject.name || (values['name'] ?? '').trim())
  const { call, done } = definitionOf(name)
  const link = doneLink(call.path, subject.id, answer)
  const answered = { ...(link && { link }), ...(await done?.(answer, action)) }
  const notice = which === 'accepted' ? acceptedNotice(who, answered) : answered
  if (which === 'this' || which === 'accepted') {
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

/** Whatever else the answer says; it may say for what it waits. */
function acceptedNotice(
  who: string,
  { tone, ...answered }: DoneNotice
): DoneNotice {
  const said =
    tone === 'accepted'
      ? {}
      : { title: texts.accepted, text: who && texts.acceptedFor(who) }
  return { ...answered, tone: 'accepted', ...said }
}
