import type { User } from '../../api/contract/user.ts'
import { messages } from '../../messages.ts'

/** The best name of a user that is known. */
export function userName(user: User): string {
  return user.displayName || user.username || messages.users.nobody
}
