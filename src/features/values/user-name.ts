import type { User } from '../../contract/user/user.ts'

/** The best name of a user that is known: at least the id. */
export function userName(user: User): string {
  return user.displayName || user.username || user.id
}
