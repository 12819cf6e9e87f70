import type { EndedSessions } from '../../../contract/admin/admin-commands.ts'
import { commandCalls } from '../../../contract/command-calls.ts'
import { rowId } from '../data/public-id.ts'
import type { App } from '../http/context.ts'
import { readJsonBody } from '../http/json-body.ts'
import { hashNewPassword } from '../session/password.ts'
import { type AdminCommandParts, admins, refuseOwn } from './admin-resource.ts'
import { record } from './audit-log.ts'
import type { Command, Done } from './command.ts'
import { change, existing } from './resource.ts'
import { runCommand } from './run-command.ts'

export function addAdminAccessCommands(
  app: App,
  parts: AdminCommandParts
): void {
  const { signedIn, tokens, passwordCost } = parts
  const { resetAdminPassword, endAdminSessions } = commandCalls

  app.post(`/${resetAdminPassword.path}`, signedIn, async context => {
    const body = await readJsonBody(context, resetAdminPassword.body)
    const id = rowId('adm', context.req.param('id'))
    const hash = await hashNewPassword(body.password, passwordCost)
    return runCommand(
      context,
      parts,
      command => {
        const changed = setPassword(command, id, hash)
        return ended(tokens.revokeAll(changed))
      },
      { secretBody: passwordCost }
    )
  })

  app.delete(`/${endAdminSessions.path}`, signedIn, context => {
    const requested = rowId('adm', context.req.param('id'))
    return runCommand(context, parts, command => {
      const { id, row } = existing(admins, command, requested)
      refuseOwn(command, id, 'end the sessions of')
      const about = { resource: admins.name, resourceId: row.id }
      record(command, { action: 'admin.sessions-ended', ...about })
      return ended(tokens.revokeAll(id))
    })
  })
}

/** An invited admin can now sign in; a disabled one still cannot. */
function setPassword(
  command: Command,
  requested: number | undefined,
  hash: string
): number {
  const subject = existing(admins, command, requested)
  const { id, row } = subject
  refuseOwn(command, id, 'reset the password of')
  change(admins, command, subject, {
    action: 'admin.password-reset',
    columns: {
      password_hash: hash,
      status: row.status === 'invited' ? 'active' : row.status,
      updated_at: command.at
    }
  })
  return id
}

function ended(sessions: number): Done {
  const data: EndedSessions = { ended: sessions }
  return { status: 200, data }
}
