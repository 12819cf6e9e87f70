import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { Holding } from '../../contract/list-answer.ts'
import { Money } from '../../features/values/known-money.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { $route } from '../../stores/route.ts'
import { Figure, FigureList, FigureSkeleton } from '../../ui/figure-list.tsx'
import { systemWalletsList } from './system-wallets-list.ts'

const texts = messages.holdings

/** The total of the listed wallets, by currency. */
export function WalletHoldings(): ReactNode {
  const summary = useStore(systemWalletsList.$summary, { ssr: 'initial' })
  const currencies = useStore($currencies, { ssr: 'initial' })
  // An amount's width is unknown without its decimals.
  const waits = summary.kind === 'loading' || currencies.kind === 'loading'
  const holdings = summary.kind === 'known' && !waits ? summary.holdings : []
  if (summary.kind === 'failed' || !holdings) return null
  return (
    <FigureList ofQuery place="alone" label={texts.title}>
      {holdings.map(holding => (
        <HoldingFigure key={holding.currency} holding={holding} />
      ))}
      {!waits && holdings.length === 0 && (
        <Figure label={texts.in(0)}>0</Figure>
      )}
      {waits && <FigureSkeleton hasNote />}
    </FigureList>
  )
}

function HoldingFigure({ holding }: { holding: Holding }): ReactNode {
  const { currency, available, count, lowest } = holding
  const route = useStore($route, { ssr: 'initial' })
  return (
    <Figure
      label={texts.in(count)}
      note={
        lowest && (
          <>
            {texts.lowest}{' '}
            <OpenLink
              address={systemWalletsList.href(route, { open: '' })}
              id={lowest.id}
              className="hit-area quiet-link"
            >
              <UntrustedText text={lowest.name} />
            </OpenLink>{' '}
            <Money minorUnits={lowest.available} currency={currency} />
          </>
        )
      }
    >
      <Money minorUnits={available} currency={currency} />
    </Figure>
  )
}
