import type { DatabaseSync } from 'node:sqlite'

import type { AppContext, Middleware, Sources } from '../http/context.ts'

export interface CommandParts extends Sources {
  basePath: string
  approvalAbove: bigint | undefined
  signedIn: Middleware
}

export interface Command {
  database: DatabaseSync
  /** Milliseconds since 1970, the same for all that it writes. */
  at: number
  adminId: number
  requestId: string
  ifMatch: string | undefined
  /** In major units; `undefined` if nothing waits for a second admin. */
  approvalAbove: bigint | undefined
}

export interface Done {
  /** 202: it waits for another admin. */
  status: 200 | 201 | 202
  data: unknown
}

export function commandOf(
  context: AppContext,
  { database, now, approvalAbove }: CommandParts
): Command {
  return {
    database,
    at: Math.round(now()),
    adminId: context.get('adminId'),
    requestId: context.get('requestId'),
    ifMatch: context.req.header('if-match'),
    approvalAbove
  }
}
