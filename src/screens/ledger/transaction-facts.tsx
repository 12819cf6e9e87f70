import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import {
  idFact,
  moneyFact,
  textFact,
  timeFact
} from '../../features/drawer/facts.tsx'
import { reasonWords, wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import {
  counterpartyHref,
  entriesHref,
  userEntriesHref
} from '../../routes/ledger-links.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'

const texts = messages.drawer
const fields = messages.fields

export interface TransactionFactsProps {
  entry: Transaction
  hrefOfOpen: (id: string) => string
}

/** Every field except those in the title, the badge and the story. */
export function TransactionFacts({
  entry,
  hrefOfOpen
}: TransactionFactsProps): ReactNode {
  const { counterparty, operator, walletName, walletId } = entry
  const { createdAt, effectiveAt, postsId, reasonCode } = entry
  // A completion has no code of its own: it is that of who asked for it.
  const isApproved = postsId !== undefined && reasonCode !== undefined
  const facts: Fact[] = [
    timeFact(fields.time, createdAt),
    timeFact(
      fields.effective,
      effectiveAt === createdAt ? undefined : effectiveAt
    ),
    timeFact(fields.cancelled, entry.cancelledAt),
    {
      term: fields.direction,
      value: messages.actions.form[entry.direction]
    },
    idFact(fields.user, entry.userId, entry.userName, userEntriesHref),
    // Only the house's wallets, which have names, have a list.
    idFact(fields.wallet, walletId, walletName ?? undefined, id =>
      walletName ? entriesHref('walletId', id) : undefined
    ),
    idFact(
      fields.counterparty,
      counterparty?.id,
      counterparty && (counterparty.name ?? nameOfKind(counterparty.kind)),
      id => counterpartyHref(counterparty?.kind, id)
    ),
    idFact(fields.game, entry.gameId, entry.gameName, id =>
      entriesHref('gameId', id)
    ),
    idFact(fields.reference, entry.reference, undefined, reference =>
      entriesHref('reference', reference)
    ),
    idFact(fields.movement, entry.groupId, undefined, id =>
      entriesHref('groupId', id)
    ),
    idFact(fields.reverses, entry.reversesId, undefined, hrefOfOpen),
    idFact(fields.reversedBy, entry.reversedById, undefined, hrefOfOpen),
    moneyFact(fields.reversible, leftOver(entry), entry.currency),
    idFact(fields.completes, postsId, undefined, hrefOfOpen),
    idFact(fields.completedAs, entry.postedById, undefined, hrefOfOpen),
    textFact(fields.waitsFor, waitsFor(entry)),
    idFact(
      isApproved ? fields.approvedBy : fields.by,
      operator?.id,
      operator?.name
    ),
    textFact(fields.reasonCode, reasonCode && wordOf(reasonWords, reasonCode)),
    textFact(isApproved ? fields.requestReason : fields.reason, entry.reason),
    textFact(fields.failureCode, entry.failureCode, 'mono'),
    idFact(fields.id, entry.id)
  ]
  return <FactList facts={facts} />
}

/** Of an entry that was reversed in part. */
function leftOver({ amount, reversible }: Transaction): string | undefined {
  const left = BigInt(reversible ?? 0)
  return left > 0n && left < BigInt(amount) ? reversible : undefined
}

function waitsFor({ waitsFor: what }: Transaction): string | undefined {
  return what === 'approval' ? texts.approval : what
}

function nameOfKind(kind: string): string | undefined {
  return kind === 'external' ? texts.external : undefined
}
