import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { chooseFilter } from '../../features/list/store/list-filters.ts'
import type { ListQuery } from '../../features/list/store/list-parameters.ts'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { messages } from '../../messages.ts'
import { $route } from '../../stores/route.ts'
import { userTransactionsList as list } from './ledger-lists.ts'

const texts = messages.userTransactions

const TAB =
  'grid flex-1 place-items-center rounded-md text-ink-2 forced-current aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-edge'

/** A user's wallets as tabs: each filters the list by its currency. */
export function WalletTabs(props: {
  currencies: readonly string[]
}): ReactNode {
  const route = useStore($route, { ssr: 'initial' })
  const query = list.query(route)
  const chosen = chosenCurrency(query)
  const filtered = (values: string[]): ListQuery['filters'] =>
    chooseFilter(list.rules.filters, query.filters, 'currency', values)
  const tabs = props.currencies.map(code => ({
    code,
    label: <UntrustedText text={code} />,
    values: [code]
  }))
  return (
    <nav
      className="flex h-12 gap-1 rounded-lg bg-inset p-0.5 sm:hidden"
      aria-label={messages.fields.wallet}
    >
      {[{ code: '', label: texts.allWallets, values: [] }, ...tabs].map(
        ({ code, label, values }) => (
          <a
            key={code}
            className={TAB}
            href={list.href(route, { filters: filtered(values) })}
            aria-current={chosen === values[0] ? 'true' : undefined}
          >
            {label}
          </a>
        )
      )}
    </nav>
  )
}

/** The currency that the list is filtered by, if there is only one. */
export function chosenCurrency({ filters }: ListQuery): string | undefined {
  const [currency, ...others] = filters['currency'] ?? []
  return others.length === 0 ? currency : undefined
}
