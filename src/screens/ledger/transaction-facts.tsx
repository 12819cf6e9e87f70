import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { idFact, textFact, timeFact } from '../../features/drawer/facts.tsx'
import { messages } from '../../messages.ts'
import {
  counterpartyHref,
  entriesHref,
  userEntriesHref
} from '../../routes/ledger-links.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'

const texts = messages.drawer
const fields = messages.fields

interface Props {
  entry: Transaction
  hrefOfOpen: (id: string) => string
}

/** Every field except those in the title, the badge and the story. */
export function TransactionFacts({ entry, hrefOfOpen }: Props): ReactNode {
  const { counterparty, operator, walletName, walletId } = entry
  const { createdAt, effectiveAt } = entry
  const facts: Fact[] = [
    timeFact(fields.time, createdAt),
    timeFact(
      fields.effective,
      effectiveAt === createdAt ? undefined : effectiveAt
    ),
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
    idFact(fields.by, operator?.id, operator?.name),
    textFact(fields.reason, entry.reason),
    textFact(fields.failureCode, entry.failureCode, 'mono'),
    idFact(fields.id, entry.id)
  ]
  return <FactList facts={facts} />
}

function nameOfKind(kind: string): string | undefined {
  return kind === 'external' ? texts.external : undefined
}
