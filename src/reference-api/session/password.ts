import { Buffer } from 'node:buffer'
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

/** Cost as OWASP advises for scrypt: N = 2^14, r = 8, p = 5 (16 MiB). */
const COST = { N: 16_384, r: 8, p: 5 } as const
const KEY_BYTES = 32
const SALT_BYTES = 16

/** Hashes a password: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(SALT_BYTES)
  const key = scryptSync(password.normalize('NFC'), salt, KEY_BYTES, COST)
  const { N, r, p } = COST
  return [
    'scrypt',
    N,
    r,
    p,
    salt.toString('base64url'),
    key.toString('base64url')
  ].join('$')
}

/** Compared with where there is no hash, so that the answer takes as long. */
const NO_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** True for the password of a hash; always false without one, after the same work. */
export async function isPassword(
  password: string,
  hash: string | undefined
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? NO_HASH).split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(given, wanted) && hash !== undefined
}

function derive(
  password: string,
  salt: Buffer,
  cost: { N: number; r: number; p: number }
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
