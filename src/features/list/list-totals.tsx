import { useStore } from '@nanostores/react'
import { memo, type ReactNode } from 'react'

import type { Holding, Totals } from '../../contract/list-answer.ts'
import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { Money } from '../values/known-money.tsx'
import type { List } from './store/list-state.ts'

const texts = messages.totals

function PlainTotals(props: {
  list: Pick<List<unknown>, '$summary'>
}): ReactNode {
  const summary = useStore(props.list.$summary, { ssr: 'initial' })
  const currencies = useStore($currencies, { ssr: 'initial' })
  // Without its decimals, the width of an amount is not known.
  if (summary.kind !== 'known' || currencies.kind === 'loading') return null
  const { totals, holdings } = summary
  if (totals && totals.length > 0) return <Movements totals={totals} />
  return holdings && holdings.length > 0 ? (
    <Balances holdings={holdings} total={summary.total} />
  ) : null
}

/** Sums of all matching rows; currencies are never added up. */
export const ListTotals = memo(PlainTotals)

function Movements({ totals }: { totals: readonly Totals[] }): ReactNode {
  return (
    <dl className="totals">
      {totals.map(({ currency, credit, debit, net, count }) => (
        <div key={currency}>
          <dt>{texts.settled(countText(count))}</dt>
          <dd>
            {texts.in}{' '}
            <Money minorUnits={credit} currency={currency} sign="always" />
          </dd>
          <dd>
            {texts.out}{' '}
            <Money minorUnits={negated(debit)} currency={currency} />
          </dd>
          <dd>
            {texts.net}{' '}
            <Money minorUnits={net} currency={currency} sign="always" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Balances(props: {
  holdings: readonly Holding[]
  total: number | undefined
}): ReactNode {
  return (
    <dl className="totals">
      <div>
        <dt>{texts.balances(countText(props.total))}</dt>
        {props.holdings.map(({ currency, available }) => (
          <dd key={currency}>
            <Money minorUnits={available} currency={currency} />
          </dd>
        ))}
      </div>
    </dl>
  )
}

function negated(minorUnits: string): string {
  return String(-BigInt(minorUnits))
}
