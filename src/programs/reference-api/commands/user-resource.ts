import type { User } from '../../../contract/user/user.ts'
import { refusal } from '../http/problem.ts'
import { loadUsers } from '../lists/user-rows.ts'
import type { Resource } from './resource.ts'

export const users: Resource<User> = {
  name: 'users',
  noun: 'user',
  table: 'users',
  idColumn: 'id',
  fields: [
    'displayName',
    'email',
    'emailVerified',
    'phone',
    'country',
    'tags',
    'isTest',
    'status',
    'banReason',
    'bannedUntil'
  ],
  find: ({ database }, id) => loadUsers(database, [id]).get(id)
}

export function refuseClosed({ status }: Pick<User, 'status'>): void {
  if (status !== 'closed' && status !== 'deleted') return
  throw refusal('user-closed', `The account of this user is ${status}.`)
}
