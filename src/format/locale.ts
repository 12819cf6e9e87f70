import { language } from '../messages.ts'

export const LOCALE = language.locale
