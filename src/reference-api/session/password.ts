import { Buffer } from 'node:buffer'
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

/** The work of one guess: scrypt's N, r and p. */
export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** As OWASP advises where memory is short: 16 MiB. */
export const PASSWORD_COST: PasswordCost = { N: 16_384, r: 8, p: 5 }

const KEY_BYTES = 32
const SALT_BYTES = 16

/** Hashes a password: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export function hashPassword(password: string, cost: PasswordCost): string {
  const salt = randomBytes(SALT_BYTES)
  const key = scryptSync(password.normalize('NFC'), salt, KEY_BYTES, cost)
  return written(cost, salt, key)
}

/** The same, while other calls go on. */
export async function hashNewPassword(
  password: string,
  cost: PasswordCost
): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return written(cost, salt, await derive(password, salt, cost))
}

/**
 * A hash that no password has, at the same cost: compared with where there is
 * no admin, so that the answer takes as long as for one.
 */
export function nobodysHash(cost: PasswordCost): string {
  return written(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))
}

/** True for the password that a hash was made of. */
export async function isPassword(
  password: string,
  hash: string
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(given, wanted)
}

function written(cost: PasswordCost, salt: Buffer, key: Buffer): string {
  const { N, r, p } = cost
  const bytes = [salt, key].map(part => part.toString('base64url'))
  return ['scrypt', N, r, p, ...bytes].join('$')
}

/** The key of a password: as much work to guess as its hash. */
export function derive(
  password: string,
  salt: Buffer,
  cost: PasswordCost
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
