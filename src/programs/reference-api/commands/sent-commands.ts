import type { DatabaseSync } from 'node:sqlite'

import * as v from 'valibot'

import { calls } from '../../../contract/calls.ts'
import {
  type SentCommand,
  UNKNOWN_KEY
} from '../../../contract/sent-command.ts'
import { instantOf, numberOf, type Row, textOf } from '../data/columns.ts'
import type { App } from '../http/context.ts'
import { ApiProblem } from '../http/problem.ts'
import type { Command, CommandParts, Done } from './command.ts'
import type { Keyed } from './idempotency-key.ts'

const KEPT_MS = 7 * 86_400_000

const DoneStatus = v.picklist([200, 201, 202])

const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.unknown() })
)

export interface Sent {
  call: string
  bodyHash: string
  status: Done['status']
  answer: string
}

/** `GET commands/:key`, for the admin's own commands. */
export function addSentCommandCalls(
  app: App,
  { database, now, signedIn }: CommandParts
): void {
  app.get(`/${calls.sentCommand.path}`, signedIn, context => {
    const key = context.req.param('key')
    const row = find(database, context.get('adminId'), key)
    if (!row || numberOf(row, 'created_at') <= now() - KEPT_MS) {
      // A plain 404 may also come from a server that has no such path.
      throw new ApiProblem(404, {
        code: UNKNOWN_KEY,
        detail: 'No command with this key was done.'
      })
    }
    const { data: answer } = v.parse(Answer, textOf(row, 'answer'))
    const data: SentCommand = {
      key,
      call: textOf(row, 'call'),
      doneAt: instantOf(row, 'created_at'),
      status: numberOf(row, 'status'),
      answer
    }
    return context.json({ data })
  })
}

/** Deletes expired keys first. */
export function findSent(
  { database, adminId, at }: Command,
  { key }: Keyed
): Sent | undefined {
  database
    .prepare('DELETE FROM idempotency_keys WHERE created_at <= ?')
    .run(at - KEPT_MS)
  const row = find(database, adminId, key)
  return (
    row && {
      call: textOf(row, 'call'),
      bodyHash: textOf(row, 'body_hash'),
      status: v.parse(DoneStatus, numberOf(row, 'status')),
      answer: textOf(row, 'answer')
    }
  )
}

export function rememberSent(
  { database, adminId, at }: Command,
  { key, call, bodyHash }: Keyed,
  { status, answer }: Pick<Sent, 'status' | 'answer'>
): void {
  database
    .prepare('INSERT INTO idempotency_keys VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run(adminId, key, call, bodyHash, status, answer, at)
}

function find(
  database: DatabaseSync,
  adminId: number,
  key: string
): Row | undefined {
  return database
    .prepare('SELECT * FROM idempotency_keys WHERE admin_id = ? AND key = ?')
    .get(adminId, key)
}
