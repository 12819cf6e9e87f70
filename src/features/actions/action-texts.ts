import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import type { ActionName } from './action-definitions.ts'

export function actionTexts(
  action: ActionName,
  subject: string
): { title: string; text: string | undefined; submit: string } {
  const view = messages.actions.views[action]
  return {
    title: view.title(plainName(subject)),
    text: 'text' in view ? view.text : undefined,
    submit: view.submit
  }
}
