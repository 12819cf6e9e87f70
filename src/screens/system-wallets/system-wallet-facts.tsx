import type { ReactNode } from 'react'

import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { NamedId } from '../../features/drawer/named-id.tsx'
import { TimeFact } from '../../features/drawer/time-fact.tsx'
import { Money } from '../../features/values/known-money.tsx'
import { LongText } from '../../features/values/long-text.tsx'
import { walletPurposes, wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { Tag } from '../../ui/tag.tsx'
import { availableIn, isLow } from './wallet-balance.ts'

const words = messages.drawer

/** Every field of a system wallet that its title and its badge do not say. */
export function SystemWalletFacts(props: { wallet: SystemWallet }): ReactNode {
  const { wallet } = props
  const { balance, lowBalanceAt, change24h } = wallet
  const money = (minorUnits: string | null | undefined): ReactNode =>
    minorUnits && <Money minorUnits={minorUnits} currency={wallet.currency} />
  const facts: Fact[] = [
    {
      term: words.balance,
      value: (
        <>
          {money(balance)}
          {isLow(wallet) && <Tag>{words.low}</Tag>}
        </>
      )
    },
    { term: words.reserved, value: money(wallet.reserved) },
    { term: words.available, value: money(availableIn(wallet)) },
    {
      term: words.change24h,
      value: change24h && (
        <Money
          minorUnits={change24h}
          currency={wallet.currency}
          sign="always"
        />
      )
    },
    { term: words.lowBalanceAt, value: money(lowBalanceAt) },
    {
      term: words.mayBeNegative,
      value:
        wallet.allowNegative !== undefined &&
        words[wallet.allowNegative ? 'allowed' : 'notAllowed']
    },
    {
      term: words.purpose,
      value: <LongText text={wordOf(walletPurposes, wallet.purpose)} />
    },
    { term: words.currency, value: <LongText text={wallet.currency} /> },
    { term: words.code, value: <LongText text={wallet.code} /> },
    { term: words.lastMovement, value: instant(wallet.lastTransactionAt) },
    { term: words.created, value: instant(wallet.createdAt) },
    { term: words.version, value: wallet.version },
    { term: words.id, value: <NamedId term={words.id} id={wallet.id} /> }
  ]
  return <FactList facts={facts} />
}

function instant(at: string | undefined): ReactNode {
  return at && <TimeFact instant={at} />
}
