import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

import type { Credentials } from './probe.ts'

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

type Environment = Readonly<Record<string, string | undefined>>

/** From PROBE_EMAIL and PROBE_PASSWORD, else asked for at a terminal. */
export async function askCredentials(
  environment: Environment,
  { input, output }: Terminal
): Promise<Credentials | undefined> {
  const asks = input.isTTY === true
  const email =
    environment['PROBE_EMAIL'] ??
    (asks
      ? await ask(
          'Email or user name (empty for no sign-in): ',
          input,
          output,
          true
        )
      : '')
  if (email === '') return undefined
  const password =
    environment['PROBE_PASSWORD'] ??
    (asks ? await ask('Password: ', input, output, false) : '')
  return password === '' ? undefined : { email, password }
}

async function ask(
  prompt: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  echoed: boolean
): Promise<string> {
  output.write(prompt)
  // The reader echoes what is typed: a password goes into nothing.
  const dark = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({
    input,
    output: echoed ? output : dark,
    terminal: true
  })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    if (!echoed) output.write('\n')
  }
}
