import { inspect } from 'node:util'

import { ConfigError } from '../../config.ts'

/** Why a program cannot start; the message is one line. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/** Exits with code 1: one line if the user can fix it, else the stack too. */
export function endProgram(error: unknown): never {
  const known = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(`${known ? error.message : inspect(error)}\n`)
  return process.exit(1)
}
