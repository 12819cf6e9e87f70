import { useStore } from '@nanostores/react'
import { memo, type ReactNode } from 'react'

import type { Holding, Totals } from '../../contract/list-answer.ts'
import { countText } from '../../format/count-text.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { Popover } from '../../ui/popover.tsx'
import type { FootRoom } from '../../ui/table/list-footer.tsx'
import { Money } from '../values/known-money.tsx'
import type { List } from './store/list-state.ts'

const texts = messages.totals

interface Props {
  list: Pick<List<unknown>, '$summary'>
  room: FootRoom
}

function PlainTotals(props: Props): ReactNode {
  const summary = useStore(props.list.$summary, { ssr: 'initial' })
  const currencies = useStore($currencies, { ssr: 'initial' })
  // Without its decimals, the width of an amount is not known.
  if (summary.kind !== 'known' || currencies.kind === 'loading') return null
  const { totals, holdings } = summary
  const { room } = props
  if (totals && totals.length > 0)
    return <Movements totals={totals} room={room} />
  return holdings && holdings.length > 0 ? (
    <Balances holdings={holdings} total={summary.total} room={room} />
  ) : null
}

/** On a line of their own where there is no room beside the pages. */
const PLACE: Readonly<Record<FootRoom, string>> = {
  none: 'max-xl:order-first max-xl:basis-full',
  sums: 'max-xl:order-first max-xl:basis-full',
  check: 'max-2xl:order-first max-2xl:basis-full'
}
const GROUP = 'flex flex-wrap items-baseline gap-x-3'
const SUM =
  'inline-flex max-w-full items-baseline gap-1 whitespace-nowrap [&_[data-slot=money]]:items-baseline [&_[data-slot=money]]:gap-1 [&_[data-slot=money]]:text-md [&_[data-slot=money]]:font-medium [&_[data-slot=money]]:text-ink'

/** The net behind it says the currency. */
const PART = '[&_[data-slot=money]>:last-child]:hidden'

/** Sums of all matching rows; currencies are never added up. */
export const ListTotals = memo(PlainTotals)

/** The currency with most entries, as in the chart, and the others on demand. */
function Movements(props: {
  totals: readonly Totals[]
  room: FootRoom
}): ReactNode {
  const [first, ...others] = props.totals.toSorted(
    (one, other) => other.count - one.count
  )
  if (!first) return null
  return (
    <div className={`flex min-w-0 items-center gap-1 ${PLACE[props.room]}`}>
      <dl className="min-w-0">
        <Movement totals={first} />
      </dl>
      {others.length > 0 && (
        <Popover
          summary={`+${others.length}`}
          label={texts.otherCurrencies(others.length)}
          title={texts.otherCurrencies(others.length)}
          className="flex-none"
          buttonClass="hit-area rounded-sm px-1.5 leading-5 text-ink-2 hover:bg-hover hover:text-ink expanded:bg-hover"
        >
          {() => (
            <dl className="grid gap-1 p-2">
              {others.map(totals => (
                <Movement key={totals.currency} totals={totals} />
              ))}
            </dl>
          )}
        </Popover>
      )}
    </div>
  )
}

function Movement(props: { totals: Totals }): ReactNode {
  const { currency, credit, debit, net, count } = props.totals
  return (
    <div className={GROUP}>
      <dt className="text-ink-3">
        {texts.settled(countText(count), plainName(currency))}
      </dt>
      <dd className={`${SUM} ${PART}`}>
        {texts.in}{' '}
        <Money minorUnits={credit} currency={currency} sign="always" />
      </dd>
      <dd className={`${SUM} ${PART}`}>
        {texts.out} <Money minorUnits={negated(debit)} currency={currency} />
      </dd>
      <dd className={SUM}>
        {texts.net} <Money minorUnits={net} currency={currency} sign="always" />
      </dd>
    </div>
  )
}

function Balances(props: {
  holdings: readonly Holding[]
  total: number | undefined
  room: FootRoom
}): ReactNode {
  return (
    <dl className={`min-w-0 leading-4 ${PLACE[props.room]}`}>
      <div className={GROUP}>
        <dt className="text-ink-3">{texts.balances(countText(props.total))}</dt>
        {props.holdings.map(({ currency, available }) => (
          <dd key={currency} className={SUM}>
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
