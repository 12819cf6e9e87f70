import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { NamedId } from '../../features/drawer/named-id.tsx'
import { TimeFact } from '../../features/drawer/time-fact.tsx'
import { Money } from '../../features/values/known-money.tsx'
import { LongText } from '../../features/values/long-text.tsx'
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
  const { counterparty, operator, walletName, walletId } = entry
  const money = (minorUnits: string | null | undefined): ReactNode =>
    minorUnits && <Money minorUnits={minorUnits} currency={entry.currency} />
  const facts: Fact[] = [
    { term: texts.time, value: instant(entry.createdAt) },
    { term: texts.effective, value: instant(entry.effectiveAt) },
    { term: texts.direction, value: texts[entry.direction] },
    { term: texts.balanceBefore, value: money(entry.balanceBefore) },
    { term: texts.balanceAfter, value: money(entry.balanceAfter) },
    named(texts.user, entry.userId, entry.userName, userEntriesHref),
    // Only the house's wallets, which have names, have a list.
    named(texts.wallet, walletId, walletName ?? undefined, id =>
      walletName ? entriesHref('walletId', id) : undefined
    ),
    named(
      texts.counterparty,
      counterparty?.id,
      counterparty && (counterparty.name ?? nameOfKind(counterparty.kind)),
      id => counterpartyHref(counterparty?.kind, id)
    ),
    named(texts.game, entry.gameId, entry.gameName, id =>
      entriesHref('gameId', id)
    ),
    named(texts.reference, entry.reference, undefined, reference =>
      entriesHref('reference', reference)
    ),
    named(texts.movement, entry.groupId, undefined, id =>
      entriesHref('groupId', id)
    ),
    named(texts.reverses, entry.reversesId, undefined, hrefOfOpen),
    named(texts.reversedBy, entry.reversedById, undefined, hrefOfOpen),
    named(texts.by, operator?.id, operator?.name),
    {
      term: texts.reason,
      value: entry.reason && <LongText text={entry.reason} />
    },
    {
      term: texts.failureCode,
      value: entry.failureCode && (
        <LongText className="mono" text={entry.failureCode} />
      )
    },
    named(texts.id, entry.id)
  ]
  return <FactList facts={facts} />
}

function instant(at: string | undefined): ReactNode {
  return at && <TimeFact instant={at} />
}

function nameOfKind(kind: string): string | undefined {
  return kind === 'external' ? texts.external : undefined
}

function named(
  term: string,
  id: string | undefined,
  name?: string,
  hrefOf?: (id: string) => string | undefined
): Fact {
  const href = id === undefined ? undefined : hrefOf?.(id)
  return {
    term,
    value: (id || name) && <NamedId {...{ term, id, name, href }} />
  }
}
