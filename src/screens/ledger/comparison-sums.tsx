import type { ReactNode } from 'react'

import type { Totals } from '../../contract/list-answer.ts'
import { Money } from '../../features/values/known-money.tsx'
import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { FigureCell } from '../../ui/mini-table.tsx'

interface SumsProps {
  total: Totals
  /** To the rows of a figure. */
  hrefOf: (more: Record<string, string[]>) => string | undefined
}

/** What one of those compared has in a currency. */
export function Sums({ total, hrefOf }: SumsProps): ReactNode {
  const { currency, credit, debit, net, count } = total
  return (
    <>
      <Sum head={messages.totals.in} href={hrefOf({ direction: ['credit'] })}>
        <Money minorUnits={credit} currency={currency} sign="always" />
      </Sum>
      <Sum head={messages.totals.out} href={hrefOf({ direction: ['debit'] })}>
        <Money minorUnits={String(-BigInt(debit))} currency={currency} />
      </Sum>
      <Sum head={messages.totals.net} href={hrefOf({})}>
        <Money minorUnits={net} currency={currency} sign="always" />
      </Sum>
      <Sum head={messages.comparison.entries} href={hrefOf({})}>
        {countText(count)}
      </Sum>
    </>
  )
}

interface SumProps {
  /** Beside it on a phone, where there is no line of heads. */
  head: string
  href: string | undefined
  children: ReactNode
}

function Sum({ head, href, children }: SumProps): ReactNode {
  return (
    <FigureCell className="whitespace-nowrap max-sm:flex max-sm:justify-between max-sm:gap-2 max-sm:even:ps-0">
      <span className="text-ink-3 sm:hidden" aria-hidden>
        {head}
      </span>
      <a
        className="hit-area border-b border-line-strong hover:border-current"
        href={href}
      >
        {children}
      </a>
    </FigureCell>
  )
}
