import { KEY_REUSED } from '../../../contract/command-failure.ts'
import { inTransaction } from '../data/database.ts'
import { answerText } from '../http/answer-item.ts'
import type { AppContext } from '../http/context.ts'
import { refusal } from '../http/problem.ts'
import {
  type Command,
  commandOf,
  type CommandParts,
  type Done
} from './command.ts'
import { type Keyed, type KeyRules, readKeyed } from './idempotency-key.ts'
import { findSent, rememberSent, type Sent } from './sent-commands.ts'

type Answered = Pick<Sent, 'status' | 'answer'> & { replayed: boolean }

/**
 * Runs, records and stores a command's answer by `Idempotency-Key` in one
 * transaction. A repeat gets the first answer; a refused command changed
 * nothing and is judged anew.
 */
export async function runCommand(
  context: AppContext,
  parts: CommandParts,
  work: (command: Command) => Done,
  rules: KeyRules = {}
): Promise<Response> {
  const keyed = await readKeyed(context, parts.basePath, rules)
  const command = commandOf(context, parts)
  const { status, answer, replayed } = inTransaction(parts.database, () => {
    // The sign-in may have ended while the body was read.
    context.get('checkSignIn')()
    return keyed ? once(command, keyed, work) : written(work(command))
  })
  return answerText(
    context,
    answer,
    status,
    replayed ? { 'Idempotent-Replayed': 'true' } : {}
  )
}

function once(
  command: Command,
  keyed: Keyed,
  work: (command: Command) => Done
): Answered {
  const sent = findSent(command, keyed)
  if (!sent) {
    const answered = written(work(command))
    rememberSent(command, keyed, answered)
    return answered
  }
  if (sent.call === keyed.call && sent.bodyHash === keyed.bodyHash) {
    return { ...sent, replayed: true }
  }
  throw refusal(
    KEY_REUSED,
    'This Idempotency-Key was sent with another command.'
  )
}

function written({ status, data }: Done): Answered {
  return { status, answer: JSON.stringify({ data }), replayed: false }
}
