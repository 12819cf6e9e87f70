import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import type { ActionName } from './action-definition.ts'

const byAction = messages.actions.byAction

export function actionTexts(
  action: ActionName,
  subject: string
): { title: string; text: string | undefined; submit: string; back: string } {
  const texts = byAction[action]
  return {
    title: texts.title(plainName(subject)),
    text: 'text' in texts ? texts.text : undefined,
    submit: 'submit' in texts ? texts.submit : texts.label,
    back: 'back' in texts ? texts.back : messages.actions.cancel
  }
}

/** `name` as people read it; `''` if it is not known. */
export function doneText(action: ActionName, name: string): string {
  return byAction[action].done(name)
}
