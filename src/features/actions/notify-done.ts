import * as v from 'valibot'

import { EndedSessions } from '../../contract/admin/admin-commands.ts'
import { TransactionDetail } from '../../contract/ledger/transaction.ts'
import { Id } from '../../contract/values.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { ownerName } from '../../routes/ledger-links.ts'
import { routePath } from '../../routes/paths.ts'
import { knownCurrencies } from '../../stores/currencies.ts'
import { showToast, type Toast } from '../../stores/toasts.ts'
import { doneText } from './action-wording.ts'
import { balancesText, balanceText, entryLink } from './money-notice.ts'
import type { OpenAction } from './open-action.ts'

const texts = messages.actions.doneTexts
const Created = v.object({ id: Id })

type Notice = Partial<Pick<Toast, 'title' | 'text' | 'link'>>

/** Which of the commands under one key was done. */
export type WhichWasDone = 'this' | 'earlier' | 'one-of-them'

export async function notifyDone(
  action: OpenAction,
  answer: unknown,
  which: WhichWasDone = 'this'
): Promise<void> {
  const { name, subject, values } = action
  // A new record has the typed name.
  const who = plainName(subject.name || (values['name'] ?? '').trim())
  const notice = await noticeOf(action, answer)
  if (which === 'this') {
    showToast({ tone: 'done', title: doneText(name, who), ...notice })
    return
  }
  // The typed name may belong to a command that was not done.
  const fact = notice.title ?? (subject.name && doneText(name, who))
  const lines = [texts.other[which], fact, notice.text].filter(Boolean)
  showToast({
    ...notice,
    tone: 'unknown',
    title: texts.otherTitle,
    text: lines.join('\n')
  })
}

async function noticeOf(
  { name }: OpenAction,
  answer: unknown
): Promise<Notice> {
  switch (name) {
    case 'adjust-user':
    case 'adjust-wallet':
    case 'transfer':
    case 'reverse-transaction': {
      const read = v.safeParse(TransactionDetail, answer)
      if (read.success) return noticeOfMoney(name, read.output)
      // The source wallet may differ from the one it was opened for.
      return name === 'transfer' ? { title: doneText(name, '') } : {}
    }
    case 'create-admin':
      return noticeOfCreated('admins', answer)
    case 'create-game':
    case 'duplicate-game':
      return noticeOfCreated('games', answer)
    case 'reset-admin-password':
    case 'end-admin-sessions': {
      const read = v.safeParse(EndedSessions, answer)
      return read.success ? { text: texts.ended(read.output.ended) } : {}
    }
    default:
      return {}
  }
}

async function noticeOfMoney(
  name: OpenAction['name'],
  entry: TransactionDetail
): Promise<Notice> {
  const currencies = await knownCurrencies()
  const link = entryLink(entry)
  switch (name) {
    case 'transfer': {
      const from = entry.entries.find(({ direction }) => direction === 'debit')
      return {
        // The wallet that was debited, whatever it was opened for.
        title: doneText('transfer', plainName((from && ownerName(from)) ?? '')),
        text: balancesText(entry, currencies),
        link
      }
    }
    case 'reverse-transaction':
      return { text: balancesText(entry, currencies), link }
    default:
      return { text: balanceText(entry, currencies), link }
  }
}

function noticeOfCreated(route: 'admins' | 'games', answer: unknown): Notice {
  const read = v.safeParse(Created, answer)
  if (!read.success) return {}
  const query = new URLSearchParams({ open: read.output.id })
  const href = `${routePath(route)}?${query}`
  return { link: { href, label: texts.open[route] } }
}
