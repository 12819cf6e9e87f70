import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { createApp } from './app.ts'
import { bytesOf } from './data/columns.ts'
import { openDatabase } from './data/database.ts'
import { readSetting, writeSetting } from './data/settings.ts'
import type { AppEnv } from './http/context.ts'
import { DEMONSTRATION_EMAIL } from './seed/admins.ts'
import { seedWorld } from './seed/seed.ts'
import {
  hashPassword,
  PASSWORD_COST,
  type PasswordCost
} from './session/password.ts'

/** Known to everybody: good for a machine of one's own, and nowhere else. */
const DEMONSTRATION_PASSWORD = 'roll-the-dice'
const ACCESS_TOKEN_SECONDS = 600

export interface ReferenceApiOptions {
  /** A file, made at the first start, or `:memory:`. */
  database: string
  /** Entries in the ledger of a new database: none, or about 30 and more. */
  seedTransactions: number
  /** Without a trailing slash. */
  basePath?: string
  /** Answers with faults on demand; for tests only. */
  faults?: boolean
  /** Milliseconds since 1970. */
  now?: () => number
  accessTokenSeconds?: number
  /** Origins that may call from elsewhere; those of this machine if left out. */
  allowedOrigins?: readonly string[]
  /** Takes the place of the demonstration password, for good. */
  adminPassword?: string
  /** The work of one guess at a password; tests take less than the default. */
  passwordCost?: PasswordCost
}

export interface ReferenceApi {
  fetch: (
    request: Request,
    env?: AppEnv['Bindings']
  ) => Response | Promise<Response>
  close: () => void
  /** The first admin; the password is empty where it is not known any more. */
  account: { email: string; password: string }
  /** True while everybody knows the password. */
  demonstration: boolean
}

/**
 * Opens the reference API; a new database is filled first. Throws where the
 * file was made by another version.
 */
export function openReferenceApi(options: ReferenceApiOptions): ReferenceApi {
  const now = options.now ?? Date.now
  const password = options.adminPassword ?? DEMONSTRATION_PASSWORD
  const passwordCost = options.passwordCost ?? PASSWORD_COST
  const database = openDatabase(options.database, empty => {
    const passwordHash = hashPassword(password, passwordCost)
    const transactions = options.seedTransactions
    seedWorld(empty, { transactions, now: now(), passwordHash })
    writeSetting(empty, 'token-secret', randomBytes(32))
    writeSetting(
      empty,
      'demonstration-password',
      password === DEMONSTRATION_PASSWORD ? 1n : 0n
    )
  })
  replaceDemonstration(database, options.adminPassword, passwordCost)
  const demonstration = isDemonstration(database)
  const app = createApp({
    database,
    now,
    basePath: options.basePath ?? '/api',
    secret: secretOf(database),
    passwordCost,
    accessTokenSeconds: options.accessTokenSeconds ?? ACCESS_TOKEN_SECONDS,
    allowedOrigins: options.allowedOrigins,
    faults: options.faults ?? false
  })
  return {
    fetch: (request, env) => app.fetch(request, env ?? {}),
    close: () => {
      database.close()
    },
    account: {
      email: DEMONSTRATION_EMAIL,
      password: demonstration
        ? DEMONSTRATION_PASSWORD
        : (options.adminPassword ?? '')
    },
    demonstration
  }
}

function isDemonstration(database: DatabaseSync): boolean {
  return readSetting(database, 'demonstration-password') === 1n
}

/** A password given later still ends the one that everybody knows. */
function replaceDemonstration(
  database: DatabaseSync,
  password: string | undefined,
  cost: PasswordCost
): void {
  if (password === undefined || password === DEMONSTRATION_PASSWORD) return
  if (!isDemonstration(database)) return
  database
    .prepare(
      'UPDATE admins SET password_hash = ? WHERE password_hash IS NOT NULL'
    )
    .run(hashPassword(password, cost))
  writeSetting(database, 'demonstration-password', 0n)
}

function secretOf(database: DatabaseSync): Uint8Array {
  const value = readSetting(database, 'token-secret') ?? null
  return bytesOf({ value }, 'value')
}
