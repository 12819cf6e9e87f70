import { describe, expect, test } from 'vitest'

import {
  hashPassword,
  isPassword,
  nobodysHash,
  PASSWORD_COST
} from '../../../../src/programs/reference-api/session/password.ts'

const QUICK = { N: 2, r: 1, p: 1 }

describe('a password', () => {
  test('is known again by its hash, at the full cost', async () => {
    const hash = hashPassword('Zażółć gęślą jaźń', PASSWORD_COST)

    expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/u)
    expect(await isPassword('Zażółć gęślą jaźń', hash)).toBe(true)
    expect(await isPassword('Zażółć gęślą jaźń'.normalize('NFD'), hash)).toBe(
      true
    )
    expect(await isPassword('zażółć gęślą jaźń', hash)).toBe(false)
  })

  test('never has the same hash twice', () => {
    expect(hashPassword('a', QUICK)).not.toBe(hashPassword('a', QUICK))
  })

  test('is nobody’s for the hash of nobody', async () => {
    const hash = nobodysHash(QUICK)
    expect(await isPassword('', hash)).toBe(false)
  })
})
