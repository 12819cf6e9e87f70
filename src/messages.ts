/**
 * Every text that people read: plain and short, no exclamation marks. A build
 * for another language replaces this import (`programs/hosting/language-plugin.ts`).
 */
export { language, messages } from './messages/english.ts'
