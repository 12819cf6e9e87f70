import { commandCalls } from '../../../contract/command-calls.ts'
import { numberOf } from '../data/columns.ts'
import { rowId } from '../data/public-id.ts'
import type { App } from '../http/context.ts'
import { readJsonBody } from '../http/json-body.ts'
import {
  loadNotes,
  notedMovement,
  notedUser,
  type NoteSubject
} from '../lists/notes.ts'
import { type AuditRecord, record } from './audit-log.ts'
import type { Command, CommandParts, Done } from './command.ts'
import { touchedWith } from './money/touched.ts'
import { runCommand } from './run-command.ts'

/** Nothing changes or deletes a note. */
export function addNoteCommands(app: App, parts: CommandParts): void {
  const { addUserNote, addTransactionNote } = commandCalls

  app.post(`/${addUserNote.path}`, parts.signedIn, async context => {
    const { text } = await readJsonBody(context, addUserNote.body)
    const id = context.req.param('id')
    return runCommand(context, parts, command =>
      add(command, notedUser(command.database, id), text, {
        action: 'user.noted',
        resource: 'users',
        resourceId: id
      })
    )
  })

  app.post(`/${addTransactionNote.path}`, parts.signedIn, async context => {
    const { text } = await readJsonBody(context, addTransactionNote.body)
    const id = context.req.param('id')
    return runCommand(context, parts, command =>
      add(command, notedMovement(command.database, id), text, {
        action: 'transaction.noted',
        resource: 'transactions',
        resourceId: id,
        touched: touchedWith(command, rowId('txn', id))
      })
    )
  })
}

function add(
  command: Command,
  { column, id: subject }: NoteSubject,
  text: string,
  about: AuditRecord
): Done {
  const { database, adminId, at } = command
  const row = database
    .prepare(
      `INSERT INTO notes (${column}, admin_id, text, created_at)
       VALUES (?, ?, ?, ?) RETURNING id`
    )
    .get(subject, adminId, text, at)
  record(command, { ...about, after: { note: text } })
  const id = row ? numberOf(row, 'id') : 0
  return { status: 201, data: loadNotes(database, [id]).get(id) }
}
