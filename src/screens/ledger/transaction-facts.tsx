import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import {
  idFact,
  moneyFact,
  textFact,
  timeFact
} from '../../features/drawer/facts.tsx'
import { messages } from '../../messages.ts'
import {
  counterpartyHref,
  entriesHref,
  userEntriesHref
} from '../../routes/ledger-links.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'

const texts = messages.drawer

interface Props {
  entry: Transaction
  hrefOfOpen: (id: string) => string
}

/** Every field except those in the title and the badge. */
export function TransactionFacts({ entry, hrefOfOpen }: Props): ReactNode {
  const { counterparty, currency, operator, walletName, walletId } = entry
  const facts: Fact[] = [
    timeFact(texts.time, entry.createdAt),
    timeFact(texts.effective, entry.effectiveAt),
    { term: texts.direction, value: texts[entry.direction] },
    moneyFact(texts.balanceBefore, entry.balanceBefore, currency),
    moneyFact(texts.balanceAfter, entry.balanceAfter, currency),
    idFact(texts.user, entry.userId, entry.userName, userEntriesHref),
    // Only the house's wallets, which have names, have a list.
    idFact(texts.wallet, walletId, walletName ?? undefined, id =>
      walletName ? entriesHref('walletId', id) : undefined
    ),
    idFact(
      texts.counterparty,
      counterparty?.id,
      counterparty && (counterparty.name ?? nameOfKind(counterparty.kind)),
      id => counterpartyHref(counterparty?.kind, id)
    ),
    idFact(texts.game, entry.gameId, entry.gameName, id =>
      entriesHref('gameId', id)
    ),
    idFact(texts.reference, entry.reference, undefined, reference =>
      entriesHref('reference', reference)
    ),
    idFact(texts.movement, entry.groupId, undefined, id =>
      entriesHref('groupId', id)
    ),
    idFact(texts.reverses, entry.reversesId, undefined, hrefOfOpen),
    idFact(texts.reversedBy, entry.reversedById, undefined, hrefOfOpen),
    idFact(texts.by, operator?.id, operator?.name),
    textFact(texts.reason, entry.reason),
    textFact(texts.failureCode, entry.failureCode, 'mono'),
    idFact(texts.id, entry.id)
  ]
  return <FactList facts={facts} />
}

function nameOfKind(kind: string): string | undefined {
  return kind === 'external' ? texts.external : undefined
}
