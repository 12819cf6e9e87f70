import { parseArgs } from 'node:util'

import { ConfigError, readConfig } from '../../config.ts'

export const USAGE = `Usage: npm run probe -- <API base> [--origin <panel's origin>]
                     [--backend <file>] [--json]
       npm run probe -- <API base> --draft [--login <path>]

  npm run probe -- https://api.example.com/v1 --origin https://panel.example.com

Checks whether an API is what the panel needs, through src/backend/backend.ts
as the panel does. It reads, signs in, refreshes and signs out, and changes
nothing else.

  --origin   where the panel will be served, if not with the API
  --backend  a file to look through, if not src/backend/backend.ts
  --json     prints the report for programs
  --draft    looks for a sign-in and lists at the usual places, and prints a
             src/backend/backend.ts to begin with
  --login    the sign-in's path, if a draft does not find it

It signs in with PROBE_EMAIL and PROBE_PASSWORD, or asks for them; without
them it checks what can be checked without a sign-in.

Exit status: 0 nothing failed, 1 something failed, 2 wrong usage.
`

/** The message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export type Arguments =
  | { kind: 'help' }
  | {
      kind: 'probe'
      base: string
      origin: string | undefined
      backend: string | undefined
      json: boolean
      draft: boolean
      login: string | undefined
    }

/** Throws a `UsageError`. */
export function readArguments(words: readonly string[]): Arguments {
  const { positionals, values } = parse(words)
  if (values.help) return { kind: 'help' }
  const [base, ...more] = positionals
  if (base === undefined) throw new UsageError('Name the API base.')
  if (more.length > 0) {
    throw new UsageError(`One API base at a time, not also ${more.join(' ')}.`)
  }
  return {
    kind: 'probe',
    base: readBase(base),
    origin: values.origin === undefined ? undefined : readOrigin(values.origin),
    backend: values.backend,
    json: values.json,
    draft: values.draft,
    login: readLogin(values)
  }
}

function parse(words: readonly string[]): {
  positionals: string[]
  values: {
    origin?: string
    backend?: string
    login?: string
    json: boolean
    draft: boolean
    help: boolean
  }
} {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        origin: { type: 'string' },
        backend: { type: 'string' },
        login: { type: 'string' },
        json: { type: 'boolean', default: false },
        draft: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false }
      }
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** As the build reads it, but a path alone has no host to call. */
function readBase(base: string): string {
  if (base.startsWith('/')) {
    throw new UsageError(
      `The API base is ${JSON.stringify(base)}: name the whole address, as https://panel.example.com${base}`
    )
  }
  try {
    return readConfig({ PUBLIC_API_BASE_URL: base }).apiBaseUrl
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new UsageError(
      `The API base is ${JSON.stringify(base)}: an https address is needed, without user, query and hash (http for this machine only).`
    )
  }
}

/** Below the API base. */
function readLogin({
  login,
  draft
}: {
  login?: string
  draft: boolean
}): string | undefined {
  if (login === undefined) return undefined
  if (!draft) {
    throw new UsageError('--login is of a draft; else session.login names it.')
  }
  return login.replace(/^\//u, '')
}

function readOrigin(origin: string): string {
  const url = URL.parse(origin)
  const isOrigin =
    url &&
    /^https?:$/u.test(url.protocol) &&
    (origin === url.origin || origin === `${url.origin}/`)
  if (isOrigin) return url.origin
  throw new UsageError(
    `--origin is ${JSON.stringify(origin)}: a scheme and a host are needed, as https://panel.example.com`
  )
}
