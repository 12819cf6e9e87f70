import type { User } from '../../contract/user/user.ts'

export function userName(user: User): string {
  return user.displayName || user.username || user.id
}
