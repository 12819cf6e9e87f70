import type { Admin } from '../../../contract/admin/admin.ts'
import { refusal } from '../http/problem.ts'
import { findAdmin } from '../lists/admins.ts'
import type { PasswordCost } from '../session/password.ts'
import type { RefreshTokens } from '../session/refresh-tokens.ts'
import type { Command, CommandParts } from './command.ts'
import type { Resource } from './resource.ts'

export interface AdminCommandParts extends CommandParts {
  tokens: RefreshTokens
  passwordCost: PasswordCost
}

export const admins: Resource<Admin> = {
  name: 'admins',
  noun: 'admin',
  table: 'admins',
  idColumn: 'id',
  fields: ['email', 'name', 'status'],
  find: ({ database }, id) => findAdmin(database, id)
}

export function refuseOwn(
  { adminId }: Command,
  id: number,
  deed: string
): void {
  if (adminId !== id) return
  throw refusal('own-account', `Nobody can ${deed} their own account.`)
}

/** Case does not matter. */
export function refuseTakenEmail(
  { database }: Command,
  table: 'admins' | 'users',
  email: string,
  id = 0
): void {
  const taken = database
    .prepare(`SELECT 1 FROM ${table} WHERE email = ? AND id <> ?`)
    .get(email, id)
  if (!taken) return
  const detail = 'Somebody else has this email address.'
  throw refusal('email-taken', detail)
}
