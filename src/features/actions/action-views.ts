import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import type { ActionName } from './action-rules.ts'
import type { ActionView } from './field-view.ts'
import {
  amount,
  currencyOfUser,
  direction,
  editedGame,
  email,
  fromWallet,
  game,
  lowBalance,
  name,
  password,
  profile,
  reason,
  reference,
  toWallet,
  until
} from './field-views.ts'

const words = messages.actions.fields

const form = (...fields: ActionView['fields']): ActionView => ({
  kind: 'form',
  fields
})
/** What harms somebody or closes something takes a reason. */
const harm = (...fields: ActionView['fields']): ActionView => ({
  kind: 'confirm',
  tone: 'danger',
  fields
})
const plain: ActionView = { kind: 'confirm', fields: [] }

/** How each action is shown. */
export const actionViews: Record<ActionName, ActionView> = {
  'create-admin': form(name(100), email, password),
  'edit-admin': form(name(100), email),
  'disable-admin': harm(reason),
  'enable-admin': plain,
  'reset-admin-password': form(password),
  'end-admin-sessions': plain,
  'edit-user': form(...profile),
  'suspend-user': harm(reason, until),
  'reinstate-user': plain,
  'create-game': form(...game),
  'duplicate-game': form(...game),
  'edit-game': form(...editedGame),
  'pause-game': plain,
  'resume-game': plain,
  'archive-game': harm(reason),
  'edit-wallet': form(name(100), lowBalance),
  'freeze-wallet': harm(reason),
  'unfreeze-wallet': plain,
  'adjust-user': form(
    direction,
    currencyOfUser,
    amount,
    reason,
    reference(words.referenceHint)
  ),
  'adjust-wallet': form(
    direction,
    amount,
    reason,
    reference(words.referenceNeeded)
  ),
  transfer: form(
    fromWallet,
    toWallet,
    amount,
    reason,
    reference(words.referenceHint)
  ),
  'reverse-transaction': form(reason, reference(words.referenceHint))
}

/** The words of an action: its title, a sentence, and what its button does. */
export function actionWords(
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
