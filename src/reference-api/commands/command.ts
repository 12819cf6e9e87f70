import type { DatabaseSync } from 'node:sqlite'

import type { AppContext, Middleware, Sources } from '../http/context.ts'

/** What the calls of all commands are made of. */
export interface CommandParts extends Sources {
  basePath: string
  signedIn: Middleware
}

/** One command inside its transaction. */
export interface Command {
  database: DatabaseSync
  /** Milliseconds since 1970: one time for all that it writes. */
  at: number
  /** Who gave it. */
  adminId: number
  requestId: string
  /** The versions that a change was made on, as the request names them. */
  ifMatch: string | undefined
}

/** What a command is answered with when it was done. */
export interface Done {
  status: 200 | 201
  data: unknown
}

/** The command of a request. */
export function commandOf(
  context: AppContext,
  { database, now }: Sources
): Command {
  return {
    database,
    at: Math.round(now()),
    adminId: context.get('adminId'),
    requestId: context.get('requestId'),
    ifMatch: context.req.header('if-match')
  }
}
