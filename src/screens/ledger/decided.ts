import { backend } from '../../backend/backend.ts'
import type { AuditEntry } from '../../contract/audit.ts'
import type {
  Decides,
  Subject
} from '../../features/actions/action-definition.ts'
import { momentText } from '../../features/values/moment-text.ts'
import { plainName } from '../../format/plain-name.ts'
import { statusAppearance, transactionStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { client } from '../../stores/api.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { isOpen } from './open-entry.ts'
import { readEntry } from './read-entry.ts'

const texts = messages.actions.decided

const DECISIONS = [
  'transaction.completed',
  'transaction.cancelled',
  'transaction.approved',
  'transaction.declined'
] as const

/** Of what is pending or reserved, which is decided once. */
export const decides: Decides = {
  codes: ['already-settled', 'already-cancelled'],
  decided
}

async function decided({ id }: Subject): Promise<string | undefined> {
  const entry = await readEntry(id)
  if (isOpen(entry)) return undefined
  const { status } = entry
  const word = statusAppearance(transactionStatus, status)?.word ?? status
  return (await decision(id)) ?? texts.now(plainName(word))
}

/** Only the audit trail says who it was. */
async function decision(id: string): Promise<string | undefined> {
  if (!backend.audits) return undefined
  const about = { resource: 'transactions', resourceId: id }
  const query = { ...about, limit: 10, sort: '-createdAt', withTotal: 'false' }
  try {
    const { data } = await client.page('audit', { query })
    return data.map(decisionText).find(text => text !== undefined)
  } catch {
    return undefined
  }
}

function decisionText(entry: AuditEntry): string | undefined {
  const { admin, createdAt } = entry
  const action = DECISIONS.find(one => one === entry.action)
  return (
    action &&
    texts[action](plainName(admin.name), momentText(createdAt, $zone.get()))
  )
}
