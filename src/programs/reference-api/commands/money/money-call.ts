import * as v from 'valibot'

import type { Call } from '../../../../contract/calls.ts'
import {
  type Preview,
  PreviewLeg
} from '../../../../contract/ledger/money-commands.ts'
import { reasonCodes } from '../../../../contract/ledger/reason-codes.ts'
import { withoutTrace } from '../../data/database.ts'
import { publicId } from '../../data/public-id.ts'
import type { App, AppContext } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { readDetail } from '../../lists/transactions/transaction-detail.ts'
import { record } from '../audit-log.ts'
import {
  type Command,
  commandOf,
  type CommandParts,
  type Done
} from '../command.ts'
import { runCommand } from '../run-command.ts'
import type { Moved } from './movement.ts'
import { touchedWith } from './touched.ts'

export interface MoneyCommand {
  move: (command: Command) => Moved
  /** Of what has moved; a request that waits is recorded for all alike. */
  record: (command: Command, moved: Moved) => void
  reason: string | undefined
  reasonCode?: string | undefined
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
  const readCommand = async (context: AppContext): Promise<MoneyCommand> => {
    const command = await read(context, context.req.param('id') ?? '')
    refuseUnlisted(command.reasonCode)
    return command
  }

  app.post(`/${call.path}`, parts.signedIn, async context => {
    refuseQuery(context)
    const sent = await readCommand(context)
    const work = (command: Command): Done => {
      const moved = sent.move(command)
      const entry = moved.legs[0]?.entry ?? 0
      const isPending = moved.status === 'pending'
      if (isPending) recordRequest(command, entry, sent)
      else sent.record(command, moved)
      return {
        status: isPending ? 202 : 201,
        data: readDetail(parts.database, entry)
      }
    }
    return runCommand(context, parts, work, { keyRequired: true })
  })

  app.post(`/${preview.path}`, parts.signedIn, async context => {
    const { move } = await readCommand(context)
    const command = commandOf(context, parts)
    const { status, legs } = withoutTrace(parts.database, () => {
      context.get('checkSignIn')()
      return move(command)
    })
    const data: Preview = {
      asOf: new Date(command.at).toISOString(),
      ...(status === 'pending' ? { needsApproval: true } : {}),
      legs: v.parse(v.array(PreviewLeg), legs)
    }
    return context.json({ data })
  })
}

function recordRequest(
  command: Command,
  entry: number,
  { reason, reasonCode }: MoneyCommand
): void {
  record(command, {
    action: 'transaction.requested',
    resource: 'transactions',
    resourceId: publicId('txn', entry),
    after: { status: 'pending' },
    reason,
    reasonCode,
    touched: touchedWith(command, entry)
  })
}

function refuseUnlisted(code: string | undefined): void {
  if (code === undefined || reasonCodes.some(one => one === code)) return
  const detail = `The reason codes are ${reasonCodes.join(', ')}.`
  throw invalid([{ pointer: '#/reasonCode', detail }])
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
