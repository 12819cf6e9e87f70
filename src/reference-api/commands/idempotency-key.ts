import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'

import type { AppContext } from '../http/context.ts'
import { ApiProblem } from '../http/problem.ts'
import { derive, type PasswordCost } from '../session/password.ts'

/** The command that a key stands for: the same again is a replay. */
export interface Keyed {
  key: string
  /** The method and the path below the base. */
  call: string
  bodyHash: string
}

export interface KeyRules {
  /** True where no command may be given without a key. */
  keyRequired?: boolean
  /** Of a body that holds a password, so that its hash tells nothing. */
  secretBody?: PasswordCost
}

/** Visible characters of ASCII. */
const KEY = /^[\x21-\x7E]{1,200}$/u

/**
 * The command as its `Idempotency-Key` will remember it; `undefined` without
 * one. 400 for a key that is missing or cannot be one.
 */
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
