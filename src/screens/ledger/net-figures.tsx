import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { List } from '../../features/list/store/list-state.ts'
import { Money } from '../../features/values/known-money.tsx'
import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { Figure, FigureList, FigureSkeleton } from '../../ui/figure-list.tsx'

const texts = messages.totals

/** The net of all matching entries, by currency. */
export function NetFigures(props: {
  list: Pick<List<unknown>, '$summary'>
}): ReactNode {
  const summary = useStore(props.list.$summary, { ssr: 'initial' })
  const currencies = useStore($currencies, { ssr: 'initial' })
  const totals = summary.kind === 'known' ? summary.totals : []
  if (summary.kind === 'failed' || !totals) return null
  // An amount's width is unknown without its decimals.
  const waits = summary.kind === 'loading' || currencies.kind === 'loading'
  return (
    <FigureList ofQuery place="beside-chart" label={texts.title}>
      {waits && <FigureSkeleton hasNote={false} />}
      {!waits && totals.length === 0 && (
        <li className="flex-none text-sm text-ink-3 max-sm:grow max-sm:content-center">
          {texts.entries(0, '0')}
        </li>
      )}
      {!waits &&
        totals.map(({ currency, net, count }) => (
          <Figure
            key={currency}
            label={texts.net}
            note={texts.entries(count, countText(count))}
          >
            <Money minorUnits={net} currency={currency} sign="always" />
          </Figure>
        ))}
    </FigureList>
  )
}
