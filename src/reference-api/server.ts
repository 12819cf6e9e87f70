import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { createApp } from './app.ts'
import { bytesOf, textOf } from './data/columns.ts'
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
import { GRACE_MS } from './session/refresh-tokens.ts'

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
  /** How long a refresh token is still taken after its exchange. */
  refreshGraceMs?: number
  /** Other origins that may call, as a browser names them. */
  allowedOrigins?: readonly string[]
  /** Addresses whose `X-Forwarded-*` is believed. */
  trustedProxies?: readonly string[]
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
  /** Whom to sign in as; the password is empty where it is not known. */
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
    const known = password === DEMONSTRATION_PASSWORD ? passwordHash : ''
    writeSetting(empty, 'demonstration-hash', known)
  })
  replaceDemonstration(database, options.adminPassword, passwordCost)
  const email = demonstrationEmail(database)
  const demonstration = email !== undefined
  const app = createApp({
    database,
    now,
    basePath: options.basePath ?? '/api',
    secret: secretOf(database),
    passwordCost,
    refreshGraceMs: options.refreshGraceMs ?? GRACE_MS,
    accessTokenSeconds: options.accessTokenSeconds ?? ACCESS_TOKEN_SECONDS,
    allowedOrigins: options.allowedOrigins ?? [],
    trustedProxies: options.trustedProxies ?? [],
    faults: options.faults ?? false
  })
  return {
    fetch: (request, env) => app.fetch(request, env ?? {}),
    close: () => {
      database.close()
    },
    account: {
      email: email ?? DEMONSTRATION_EMAIL,
      password: demonstration
        ? DEMONSTRATION_PASSWORD
        : (options.adminPassword ?? '')
    },
    demonstration
  }
}

/** The first admin who still has the password that everybody knows. */
function demonstrationEmail(database: DatabaseSync): string | undefined {
  const row = database
    .prepare(
      `SELECT email FROM admins WHERE password_hash = ?
       ORDER BY status <> 'active', id LIMIT 1`
    )
    .get(demonstrationHash(database))
  return row && textOf(row, 'email')
}

function demonstrationHash(database: DatabaseSync): string {
  const value = readSetting(database, 'demonstration-hash') ?? null
  return textOf({ value }, 'value')
}

/** A password given later still ends the one that everybody knows. */
function replaceDemonstration(
  database: DatabaseSync,
  password: string | undefined,
  cost: PasswordCost
): void {
  if (password === undefined || password === DEMONSTRATION_PASSWORD) return
  if (demonstrationEmail(database) === undefined) return
  database
    .prepare('UPDATE admins SET password_hash = ? WHERE password_hash = ?')
    .run(hashPassword(password, cost), demonstrationHash(database))
}

function secretOf(database: DatabaseSync): Uint8Array {
  const value = readSetting(database, 'token-secret') ?? null
  return bytesOf({ value }, 'value')
}
