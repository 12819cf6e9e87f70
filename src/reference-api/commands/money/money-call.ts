import * as v from 'valibot'

import {
  DryRunQuery,
  type Preview,
  PreviewLeg
} from '../../../api/contract/money-commands.ts'
import { withoutTrace } from '../../data/database.ts'
import type { AppContext } from '../../http/context.ts'
import { readListRequest } from '../../lists/paging/list-request.ts'
import { readDetail } from '../../lists/transactions/transaction-detail.ts'
import {
  type Command,
  commandOf,
  type CommandParts,
  type Done
} from '../command.ts'
import { runCommand } from '../run-command.ts'
import { type MovedLeg, moveMoney, type Movement } from './movement.ts'

/** A kind of money command, once its body is read. */
export interface MoneyCommand {
  /** The movement that is asked for; the first leg's entry is the answer. */
  plan: (command: Command) => Movement
  record: (command: Command, legs: readonly MovedLeg[]) => void
}

/**
 * Moves money once per `Idempotency-Key`. With `dryRun=true` it is only tried:
 * the same is done, and taken back.
 */
export async function runMoneyCommand(
  context: AppContext,
  parts: CommandParts,
  { plan, record }: MoneyCommand
): Promise<Response> {
  const { database } = parts
  if (isDryRun(context)) {
    const command = commandOf(context, parts)
    const legs = withoutTrace(database, () => {
      context.get('checkSignIn')()
      return moveMoney(command, plan(command))
    })
    const data: Preview = {
      asOf: new Date(command.at).toISOString(),
      legs: v.parse(v.array(PreviewLeg), legs)
    }
    return context.json({ data })
  }
  const work = (command: Command): Done => {
    const legs = moveMoney(command, plan(command))
    record(command, legs)
    const entry = legs[0]?.entry ?? 0
    return { status: 201, data: readDetail(database, entry) }
  }
  return runCommand(context, parts, work, { keyRequired: true })
}

/** 422 for anything but `true`: nobody shall move money by a typing error. */
function isDryRun(context: AppContext): boolean {
  if (context.req.query('dryRun') === undefined) return false
  return readListRequest(DryRunQuery, context.req.query()).dryRun === 'true'
}
