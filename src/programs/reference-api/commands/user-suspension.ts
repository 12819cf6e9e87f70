import { commandCalls } from '../../../contract/command-calls.ts'
import type { SuspendUser } from '../../../contract/user/user-commands.ts'
import { userRowId } from '../data/public-id.ts'
import type { App } from '../http/context.ts'
import { readJsonBody } from '../http/json-body.ts'
import { invalid, refusal } from '../http/problem.ts'
import type { Command, CommandParts, Done } from './command.ts'
import { change, existing } from './resource.ts'
import { runCommand } from './run-command.ts'
import { refuseClosed, users } from './user-resource.ts'

/** `POST` and `DELETE users/:id/suspension`. */
export function addSuspensionCommands(app: App, parts: CommandParts): void {
  const { suspendUser, reinstateUser } = commandCalls

  app.post(`/${suspendUser.path}`, parts.signedIn, async context => {
    const body = await readJsonBody(context, suspendUser.body)
    const id = userRowId(context.req.param('id'))
    return runCommand(context, parts, command => suspend(command, id, body))
  })

  app.delete(`/${reinstateUser.path}`, parts.signedIn, context => {
    const id = userRowId(context.req.param('id'))
    return runCommand(context, parts, command => reinstate(command, id))
  })
}

function suspend(
  command: Command,
  id: number | undefined,
  { reason, until }: SuspendUser
): Done {
  const subject = existing(users, command, id)
  refuseClosed(subject.row)
  const { status } = subject.row
  if (status !== 'active') {
    throw refusal('already-suspended', `This user is already ${status}.`)
  }
  const end = until === undefined ? null : Date.parse(until)
  if (end !== null && end <= command.at) {
    throw invalid([
      { pointer: '#/until', detail: 'The end has to be in the future.' }
    ])
  }
  return change(users, command, subject, {
    action: 'user.suspended',
    columns: {
      status: 'suspended',
      ban_reason: reason,
      banned_until: end,
      updated_at: command.at
    },
    reason
  })
}

/** Nothing else ends a suspension, not even its `until`. */
function reinstate(command: Command, id: number | undefined): Done {
  const subject = existing(users, command, id)
  refuseClosed(subject.row)
  if (subject.row.status === 'active') {
    throw refusal('not-suspended', 'This user is not suspended.')
  }
  return change(users, command, subject, {
    action: 'user.reinstated',
    columns: {
      status: 'active',
      ban_reason: null,
      banned_until: null,
      updated_at: command.at
    }
  })
}
