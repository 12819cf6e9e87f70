import { Buffer } from 'node:buffer'
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** As OWASP advises where memory is short: 16 MiB. */
export const PASSWORD_COST: PasswordCost = { N: 16_384, r: 8, p: 5 }

const KEY_BYTES = 32
const SALT_BYTES = 16

/** `scrypt$N$r$p$salt$key`, the last two in base64url. */
export function hashPassword(password: string, cost: PasswordCost): string {
  const salt = randomBytes(SALT_BYTES)
  const key = scryptSync(password.normalize('NFC'), salt, KEY_BYTES, cost)
  return written(cost, salt, key)
}

/** Does not block other calls. */
export async function hashNewPassword(
  password: string,
  cost: PasswordCost
): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return written(cost, salt, await derive(password, salt, cost))
}

/** For an unknown email: no password fits, but checking takes as long. */
export function nobodysHash(cost: PasswordCost): string {
  return written(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))
}

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

/** Costs as much to guess as a password hash. */
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
