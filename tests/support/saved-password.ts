import { createCipheriv, pbkdf2Sync } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Chromium starts with it, and its saved passwords are encrypted as below. */
export const BASIC_STORE = '--password-store=basic'

/** Any day, in µs since 1601. */
const SOME_DAY = 13_300_000_000_000_000n

interface Login {
  origin: string
  email: string
  password: string
}

/**
 * Saves a password in the profile of a Chromium that has run once, and does not
 * run now. On Linux, without a keyring, the store has a key that is known
 * (components/os_crypt of Chromium).
 */
export function savePassword(profile: string, login: Login): void {
  const database = new DatabaseSync(join(profile, 'Default/Login Data'))
  const columns = database.prepare('PRAGMA table_info(logins)').all()
  const known: Record<string, string | bigint | Uint8Array> = {
    origin_url: `${login.origin}/login`,
    action_url: `${login.origin}/login`,
    signon_realm: `${login.origin}/`,
    username_element: 'email',
    username_value: login.email,
    password_element: 'password',
    password_value: encrypted(login.password),
    date_created: SOME_DAY,
    date_last_used: SOME_DAY,
    date_password_modified: SOME_DAY,
    blacklisted_by_user: 0n,
    scheme: 0n,
    password_type: 0n,
    times_used: 1n
  }
  const names = columns
    .map(({ name }) => String(name))
    .filter(name => name in known)
  const values = names.map(name => known[name] ?? '')
  const places = names.map(() => '?').join()
  database
    .prepare(`INSERT INTO logins (${names.join()}) VALUES (${places})`)
    .run(...values)
  database.close()
}

function encrypted(password: string): Buffer {
  const key = pbkdf2Sync('peanuts', 'saltysalt', 1, 16, 'sha1')
  const cipher = createCipheriv('aes-128-cbc', key, Buffer.alloc(16, ' '))
  return Buffer.concat([
    Buffer.from('v10'),
    cipher.update(password),
    cipher.final()
  ])
}
