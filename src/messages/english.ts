import { actionAnswers } from './english/action-answers.ts'
import { actionForms } from './english/action-forms.ts'
import { actionOffers } from './english/action-offers.ts'
import { actionReview } from './english/action-review.ts'
import { actionViews } from './english/action-views.ts'
import { activity } from './english/activity.ts'
import { bulk } from './english/bulk.ts'
import { checks } from './english/checks.ts'
import { drawer } from './english/drawer.ts'
import { exportTexts } from './english/export.ts'
import { figures } from './english/figures.ts'
import { frame } from './english/frame.ts'
import { keys } from './english/keys.ts'
import { lists } from './english/lists.ts'
import { parts } from './english/parts.ts'
import { screens } from './english/screens.ts'
import { signIn } from './english/sign-in.ts'
import { statement } from './english/statement.ts'
import { words } from './english/words.ts'
import type { Language } from './language.ts'

/** How English is written here. */
export const language: Language = {
  tag: 'en',
  locale: 'en-GB',
  day: { day: 'numeric', month: 'short' },
  direction: 'ltr'
}

/** Every text in English, from which the other languages take their shape. */
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
} as const
