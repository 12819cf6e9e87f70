// One word for one thing: Buchung (entry, transaction), Vorgang (movement),
// Konto (wallet), Systemkonto (system wallet), Guthaben (what a user holds),
// Saldo (what an account stands at), Gutschrift and Belastung (credit, debit),
// Korrektur (adjustment), Umbuchung (transfer), Storno (reversal),
// Auszahlung (withdrawal), Startgeld (entry fee), Preisgeld (prize),
// Preistopf (prize pool), Provision (commission), verbucht (settled),
// Zugang (an admin's account), Benutzer (a user and their account),
// sperren (suspend), ausschließen (ban), Verlauf (activity).
import type { messages as english } from './english.ts'
import { actionAnswers } from './german/action-answers.ts'
import { actionForms } from './german/action-forms.ts'
import { actionOffers } from './german/action-offers.ts'
import { actionReview } from './german/action-review.ts'
import { actionViews } from './german/action-views.ts'
import { activity } from './german/activity.ts'
import { bulk } from './german/bulk.ts'
import { checks } from './german/checks.ts'
import { drawer } from './german/drawer.ts'
import { exportTexts } from './german/export.ts'
import { figures } from './german/figures.ts'
import { frame } from './german/frame.ts'
import { keys } from './german/keys.ts'
import { lists } from './german/lists.ts'
import { parts } from './german/parts.ts'
import { screens } from './german/screens.ts'
import { signIn } from './german/sign-in.ts'
import { statement } from './german/statement.ts'
import { words } from './german/words.ts'
import type { Language, Texts } from './language.ts'

/** How German is written here. */
export const language: Language = {
  tag: 'de',
  locale: 'de-DE',
  day: { day: '2-digit', month: '2-digit' },
  direction: 'ltr'
}

/** Every text in German; one that is missing is no build. */
export const messages = {
  ...frame,
  ...keys,
  ...signIn,
  ...lists,
  ...figures,
  ...screens,
  words,
  ...drawer,
  ...parts,
  ...bulk,
  ...exportTexts,
  ...statement,
  ...checks,
  actions: {
    ...actionOffers,
    ...activity,
    ...actionForms,
    ...actionReview,
    ...actionViews,
    ...actionAnswers
  }
} satisfies Texts<typeof english>
