/**
 * Every text that a person reads, in the language of the build, and how that
 * language is written. Plain and short, no exclamation.
 *
 * The texts stand in `messages/`: a build for another language takes another
 * file in the place of this one (`hosting/language-plugin.ts`).
 */
export { language, messages } from './messages/english.ts'
