import * as v from 'valibot'

import type { Call } from '../../../../contract/calls.ts'
import {
  type Preview,
  PreviewLeg
} from '../../../../contract/ledger/money-commands.ts'
import { withoutTrace } from '../../data/database.ts'
import type { App, AppContext } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { readDetail } from '../../lists/transactions/transaction-detail.ts'
import {
  type Command,
  commandOf,
  type CommandParts,
  type Done
} from '../command.ts'
import { runCommand } from '../run-command.ts'
import { type MovedLeg, moveMoney, type Movement } from './movement.ts'

export interface MoneyCommand {
  /** The first leg's entry is the answer. */
  plan: (command: Command) => Movement
  record: (command: Command, legs: readonly MovedLeg[]) => void
}

interface MoneyCalls {
  call: Call
  preview: Call
  read: (context: AppContext, id: string) => Promise<MoneyCommand>
}

/** Runs once per `Idempotency-Key`; a preview is the same, rolled back. */
export function addMoneyCommand(
  app: App,
  parts: CommandParts,
  { call, preview, read }: MoneyCalls
): void {
  const readCommand = (context: AppContext): Promise<MoneyCommand> =>
    read(context, context.req.param('id') ?? '')

  app.post(`/${call.path}`, parts.signedIn, async context => {
    refuseQuery(context)
    const { plan, record } = await readCommand(context)
    const work = (command: Command): Done => {
      const legs = moveMoney(command, plan(command))
      record(command, legs)
      const entry = legs[0]?.entry ?? 0
      return { status: 201, data: readDetail(parts.database, entry) }
    }
    return runCommand(context, parts, work, { keyRequired: true })
  })

  app.post(`/${preview.path}`, parts.signedIn, async context => {
    const { plan } = await readCommand(context)
    const command = commandOf(context, parts)
    const legs = withoutTrace(parts.database, () => {
      context.get('checkSignIn')()
      return moveMoney(command, plan(command))
    })
    const data: Preview = {
      asOf: new Date(command.at).toISOString(),
      legs: v.parse(v.array(PreviewLeg), legs)
    }
    return context.json({ data })
  })
}

/** Throws 422: `dryRun=true` must not be ignored where money moves. */
function refuseQuery(context: AppContext): void {
  const detail = 'This call takes no query.'
  const errors = Object.keys(context.req.query()).map(pointer => ({
    pointer,
    detail
  }))
  if (errors.length > 0) throw invalid(errors)
}
