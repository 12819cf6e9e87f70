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
const fields = messages.fields

/** Every field except those in the title and the badge. */
export function SystemWalletFacts(props: { wallet: SystemWallet }): ReactNode {
  const { wallet } = props
  const { currency } = wallet
  const facts: Fact[] = [
    {
      term: fields.balance,
      value: (
        <>
          <Money minorUnits={wallet.balance} currency={currency} />
          {isLow(wallet) && <Tag>{texts.low}</Tag>}
        </>
      )
    },
    moneyFact(fields.reserved, wallet.reserved, currency),
    moneyFact(fields.available, availableIn(wallet), currency),
    moneyFact(fields.change24h, wallet.change24h, currency, 'always'),
    moneyFact(fields.lowBalanceAt, wallet.lowBalanceAt, currency),
    {
      term: fields.mayBeNegative,
      value:
        wallet.allowNegative !== undefined &&
        texts[wallet.allowNegative ? 'allowed' : 'notAllowed']
    },
    textFact(fields.purpose, wordOf(walletPurposes, wallet.purpose)),
    textFact(fields.currency, currency),
    textFact(fields.code, wallet.code),
    timeFact(fields.lastMovement, wallet.lastTransactionAt),
    timeFact(fields.created, wallet.createdAt),
    { term: fields.version, value: wallet.version },
    idFact(fields.id, wallet.id)
  ]
  return <FactList facts={facts} />
}
