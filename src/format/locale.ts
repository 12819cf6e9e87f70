import { language } from '../messages.ts'

/** What numbers and dates are written by, as the texts around them are. */
export const LOCALE = language.locale
