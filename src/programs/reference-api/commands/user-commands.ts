import { commandCalls } from '../../../contract/command-calls.ts'
import type { EditUser } from '../../../contract/user/user-commands.ts'
import type { User } from '../../../contract/user/user.ts'
import { searchKey } from '../../../format/search-key.ts'
import { userRowId } from '../data/public-id.ts'
import type { App } from '../http/context.ts'
import { readJsonBody } from '../http/json-body.ts'
import { refuseTakenEmail } from './admin-resource.ts'
import type { Command, CommandParts, Done } from './command.ts'
import { atVersion, change, changedFields } from './resource.ts'
import { runCommand } from './run-command.ts'
import { refuseClosed, users } from './user-resource.ts'
import { addSuspensionCommands } from './user-suspension.ts'

export function addUserCommands(app: App, parts: CommandParts): void {
  const { editUser } = commandCalls

  app.patch(`/${editUser.path}`, parts.signedIn, async context => {
    const body = await readJsonBody(context, editUser.body)
    const id = userRowId(context.req.param('id'))
    return runCommand(context, parts, command => edit(command, id, body))
  })

  addSuspensionCommands(app, parts)
}

function edit(
  command: Command,
  requested: number | undefined,
  { tags: given, ...rest }: EditUser
): Done {
  const subject = atVersion(users, command, requested)
  refuseClosed(subject.row)
  const body = { ...rest, ...(given && { tags: [...new Set(given)] }) }
  const changed = changedFields(subject.row, body)
  if (changed.size === 0) return { status: 200, data: subject.row }
  if (body.email !== undefined) {
    refuseTakenEmail(command, 'users', body.email, subject.id)
  }
  const { phone = subject.row.phone } = body
  const edited = { ...subject.row, ...body, phone: phone ?? undefined }
  return change(users, command, subject, {
    action: 'user.edited',
    columns: {
      ...columnsOf(subject.id, edited),
      // A new address is not verified yet.
      email_verified: changed.has('email')
        ? 0
        : flag(subject.row.emailVerified),
      updated_at: command.at
    }
  })
}

function columnsOf(
  id: number,
  user: User
): Record<string, string | number | null> {
  const { displayName = '', email = '', username = '', country = '' } = user
  const words = [displayName, username, email, id]
  return {
    display_name: displayName,
    name_key: searchKey(displayName),
    search_key: searchKey(words.join('\n')),
    email,
    phone: user.phone ?? null,
    country,
    tags: JSON.stringify(user.tags ?? []),
    is_test: flag(user.isTest)
  }
}

function flag(value: boolean | undefined): 0 | 1 {
  return value ? 1 : 0
}
