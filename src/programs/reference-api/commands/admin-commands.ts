import type {
  CreateAdmin,
  EditAdmin
} from '../../../contract/admin/admin-commands.ts'
import { commandCalls } from '../../../contract/command-calls.ts'
import { searchKey } from '../../../format/search-key.ts'
import { rowId } from '../data/public-id.ts'
import type { App } from '../http/context.ts'
import { readJsonBody } from '../http/json-body.ts'
import { hashNewPassword } from '../session/password.ts'
import { addAdminAccessCommands } from './admin-access.ts'
import {
  type AdminCommandParts,
  admins,
  refuseTakenEmail
} from './admin-resource.ts'
import { setAdminStatus } from './admin-status.ts'
import type { Command, Done } from './command.ts'
import { patchBody } from './patch-body.ts'
import { atVersion, change, changedFields, create } from './resource.ts'
import { runCommand } from './run-command.ts'

export function addAdminCommands(app: App, parts: AdminCommandParts): void {
  const { signedIn, tokens, passwordCost } = parts
  const { createAdmin, editAdmin, setAdminStatus: setStatus } = commandCalls
  const Patch = patchBody(editAdmin.body, setStatus.body)

  app.post(`/${createAdmin.path}`, signedIn, async context => {
    const body = await readJsonBody(context, createAdmin.body)
    const hash = await hashNewPassword(body.password, passwordCost)
    return runCommand(context, parts, command => add(command, body, hash), {
      secretBody: passwordCost
    })
  })

  app.patch(`/${editAdmin.path}`, signedIn, async context => {
    const body = await readJsonBody(context, Patch)
    const id = rowId('adm', context.req.param('id'))
    return runCommand(context, parts, command =>
      'status' in body
        ? setAdminStatus(command, tokens, id, body)
        : edit(command, id, body)
    )
  })

  addAdminAccessCommands(app, parts)
}

function add(
  command: Command,
  { email, name }: CreateAdmin,
  passwordHash: string
): Done {
  refuseTakenEmail(command, 'admins', email)
  return create(admins, command, {
    action: 'admin.created',
    columns: {
      email,
      name,
      search_key: searchKey(`${name}\n${email}`),
      status: 'active',
      password_hash: passwordHash,
      created_at: command.at,
      updated_at: command.at
    }
  })
}

function edit(
  command: Command,
  requested: number | undefined,
  body: EditAdmin
): Done {
  const subject = atVersion(admins, command, requested)
  const { id, row } = subject
  if (changedFields(row, body).size === 0) return { status: 200, data: row }
  const email = body.email ?? row.email
  const name = body.name ?? row.name ?? ''
  refuseTakenEmail(command, 'admins', email, id)
  return change(admins, command, subject, {
    action: 'admin.edited',
    columns: {
      email,
      name,
      search_key: searchKey(`${name}\n${email}`),
      updated_at: command.at
    }
  })
}
