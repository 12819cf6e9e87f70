import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'

import type { AppContext } from '../http/context.ts'
import { ApiProblem } from '../http/problem.ts'
import { derive, type PasswordCost } from '../session/password.ts'

/** The same key, call and body again is a replay. */
export interface Keyed {
  key: string
  /** Method and path below the base. */
  call: string
  bodyHash: string
}

export interface KeyRules {
  keyRequired?: boolean
  /** For a body with a password, whose hash must not give it away. */
  secretBody?: PasswordCost
}

const KEY = /^[\x21-\x7E]{1,200}$/u

/** `undefined` without a key. Throws 400 on a missing or invalid one. */
export async function readKeyed(
  context: AppContext,
  basePath: string,
  { keyRequired = false, secretBody }: KeyRules
): Promise<Keyed | undefined> {
  const { req } = context
  const key = req.header('idempotency-key')
  if (key === undefined && !keyRequired) return undefined
  if (key === undefined) {
    throw new ApiProblem(400, {
      code: 'idempotency-key-required',
      detail: 'Send an Idempotency-Key, so that this cannot happen twice.'
    })
  }
  if (!KEY.test(key)) {
    throw new ApiProblem(400, {
      code: 'idempotency-key-invalid',
      detail: 'An Idempotency-Key has 1 to 200 visible characters of ASCII.'
    })
  }
  const call = `${req.method} ${req.path.slice(basePath.length + 1)}`
  const salt = `${context.get('adminId')} ${key}`
  return {
    key,
    call,
    bodyHash: await hashOf(await req.text(), salt, secretBody)
  }
}

async function hashOf(
  body: string,
  salt: string,
  cost: PasswordCost | undefined
): Promise<string> {
  const hash = cost
    ? await derive(body, Buffer.from(salt), cost)
    : createHash('sha256').update(body).digest()
  return hash.toString('base64url')
}
