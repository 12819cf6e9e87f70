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

const texts = messages.drawer

/** Every field except those in the title and the badge. */
export function SystemWalletFacts(props: { wallet: SystemWallet }): ReactNode {
  const { wallet } = props
  const { balance, lowBalanceAt, change24h } = wallet
  const money = (minorUnits: string | null | undefined): ReactNode =>
    minorUnits && <Money minorUnits={minorUnits} currency={wallet.currency} />
  const facts: Fact[] = [
    {
      term: texts.balance,
      value: (
        <>
          {money(balance)}
          {isLow(wallet) && <Tag>{texts.low}</Tag>}
        </>
      )
    },
    { term: texts.reserved, value: money(wallet.reserved) },
    { term: texts.available, value: money(availableIn(wallet)) },
    {
      term: texts.change24h,
      value: change24h && (
        <Money
          minorUnits={change24h}
          currency={wallet.currency}
          sign="always"
        />
      )
    },
    { term: texts.lowBalanceAt, value: money(lowBalanceAt) },
    {
      term: texts.mayBeNegative,
      value:
        wallet.allowNegative !== undefined &&
        texts[wallet.allowNegative ? 'allowed' : 'notAllowed']
    },
    {
      term: texts.purpose,
      value: <LongText text={wordOf(walletPurposes, wallet.purpose)} />
    },
    { term: texts.currency, value: <LongText text={wallet.currency} /> },
    { term: texts.code, value: <LongText text={wallet.code} /> },
    { term: texts.lastMovement, value: instant(wallet.lastTransactionAt) },
    { term: texts.created, value: instant(wallet.createdAt) },
    { term: texts.version, value: wallet.version },
    { term: texts.id, value: <NamedId term={texts.id} id={wallet.id} /> }
  ]
  return <FactList facts={facts} />
}

function instant(at: string | undefined): ReactNode {
  return at && <TimeFact instant={at} />
}
