import type { ReactNode } from 'react'

import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import {
  idFact,
  moneyFact,
  textFact,
  timeFact
} from '../../features/drawer/facts.tsx'
import { Money } from '../../features/values/known-money.tsx'
import { walletPurposes, wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { Tag } from '../../ui/tag.tsx'
import { availableIn, isLow } from './wallet-balance.ts'

const texts = messages.drawer

/** Every field except those in the title and the badge. */
export function SystemWalletFacts(props: { wallet: SystemWallet }): ReactNode {
  const { wallet } = props
  const { currency } = wallet
  const facts: Fact[] = [
    {
      term: texts.balance,
      value: (
        <>
          <Money minorUnits={wallet.balance} currency={currency} />
          {isLow(wallet) && <Tag>{texts.low}</Tag>}
        </>
      )
    },
    moneyFact(texts.reserved, wallet.reserved, currency),
    moneyFact(texts.available, availableIn(wallet), currency),
    moneyFact(texts.change24h, wallet.change24h, currency, 'always'),
    moneyFact(texts.lowBalanceAt, wallet.lowBalanceAt, currency),
    {
      term: texts.mayBeNegative,
      value:
        wallet.allowNegative !== undefined &&
        texts[wallet.allowNegative ? 'allowed' : 'notAllowed']
    },
    textFact(texts.purpose, wordOf(walletPurposes, wallet.purpose)),
    textFact(texts.currency, currency),
    textFact(texts.code, wallet.code),
    timeFact(texts.lastMovement, wallet.lastTransactionAt),
    timeFact(texts.created, wallet.createdAt),
    { term: texts.version, value: wallet.version },
    idFact(texts.id, wallet.id)
  ]
  return <FactList facts={facts} />
}
