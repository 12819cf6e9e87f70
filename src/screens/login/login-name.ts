import { backend } from '../../backend/backend.ts'
import { messages } from '../../messages.ts'

const texts = messages.login

interface LoginName {
  /** Of its field. */
  attributes: { name: string; type: string; inputMode: 'email' | 'text' }
  label: string
  missing: string
  /** Why it cannot be one; `undefined` for a name of any kind. */
  broken: string | undefined
  refused: string
}

/** By what people sign in: an e-mail address, or a user name. */
export const loginName: LoginName = backend.byUsername
  ? {
      attributes: { name: 'username', type: 'text', inputMode: 'text' },
      label: texts.username,
      missing: texts.usernameMissing,
      broken: undefined,
      refused: texts.refusedUsername
    }
  : {
      attributes: { name: 'email', type: 'email', inputMode: 'email' },
      label: texts.email,
      missing: texts.emailMissing,
      broken: texts.emailBroken,
      refused: texts.refused
    }
