import { inspect } from 'node:util'

import { ConfigError } from '../config.ts'

/** Why a program of ours cannot start; the message is one line. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/**
 * Ends the program with exit code 1. A reason that its user can mend is told
 * in its one line; of anything else, which is a fault of ours, the stack too.
 */
export function endProgram(error: unknown): never {
  const known = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(`${known ? error.message : inspect(error)}\n`)
  return process.exit(1)
}
