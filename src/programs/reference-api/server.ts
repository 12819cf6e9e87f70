import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { createApp } from './app.ts'
import { bytesOf, textOf } from './data/columns.ts'
import { openDatabase } from './data/database.ts'
import { readSetting, writeSetting } from './data/settings.ts'
import type { AppEnv } from './http/context.ts'
import { DEMONSTRATION_EMAIL } from './seed/admins.ts'
import { seedAuditLog } from './seed/audit.ts'
import { seedWorld } from './seed/seed.ts'
import {
  hashPassword,
  PASSWORD_COST,
  type PasswordCost
} from './session/password.ts'
import { GRACE_MS } from './session/refresh-tokens.ts'

/** Everybody knows it: good for one's own machine only. */
const DEMONSTRATION_PASSWORD = 'roll-the-dice'
const ACCESS_TOKEN_SECONDS = 600

export interface ReferenceApiOptions {
  /** A file, created at the first start, or `:memory:`. */
  database: string
  /** Entries in a new ledger: none, or about 30 and more. */
  seedTransactions: number
  /** Without a trailing slash. */
  basePath?: string
  /** Larger amounts, in major units, wait for a second admin. */
  approvalAbove?: bigint | undefined
  /** For tests only. */
  faults?: boolean
  /** Milliseconds since 1970. */
  now?: () => number
  accessTokenSeconds?: number
  /** How much longer an exchanged refresh token is accepted. */
  refreshGraceMs?: number
  /** Other origins that may call, as a browser names them. */
  allowedOrigins?: readonly string[]
  /** Addresses whose `X-Forwarded-*` is trusted. */
  trustedProxies?: readonly string[]
  /** Permanently replaces the demonstration password. */
  adminPassword?: string
  /** Tests use less than the default. */
  passwordCost?: PasswordCost
  /** Called with one line before what takes seconds. */
  onProgress?: (line: string) => void
}

export interface ReferenceApi {
  fetch: (
    request: Request,
    env?: AppEnv['Bindings']
  ) => Response | Promise<Response>
  close: () => void
  /** To sign in with; the password is empty if it is not known. */
  account: { email: string; password: string }
  /** True while the well-known password works. */
  demonstration: boolean
}

/** Fills a new database. Throws if another version made the file. */
export function openReferenceApi(options: ReferenceApiOptions): ReferenceApi {
  const now = options.now ?? Date.now
  const password = options.adminPassword ?? DEMONSTRATION_PASSWORD
  const passwordCost = options.passwordCost ?? PASSWORD_COST
  const database = openDatabase(options.database, empty => {
    options.onProgress?.(
      `Filling ${options.database} with ${options.seedTransactions} transactions and what they are about ...`
    )
    const passwordHash = hashPassword(password, passwordCost)
    const transactions = options.seedTransactions
    seedWorld(empty, { transactions, now: now(), passwordHash })
    seedAuditLog(empty)
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
    approvalAbove: options.approvalAbove,
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

/** A password set later still replaces the well-known one. */
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
