import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { statusesThatAre } from '../../contract/ledger/money-status.ts'
import type { FilterView } from '../../features/list/filters/filter-view.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { useQuery } from '../../features/page/use-query.ts'
import { problemText } from '../../features/values/problem-text.ts'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { $walletNames } from '../../stores/names.ts'
import { $route } from '../../stores/route.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { FigureCell, MiniTable, NameCell } from '../../ui/mini-table.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Compared, hasChart } from './compared-by.ts'
import { ComparisonPeriod } from './comparison-period.tsx'
import { Sums } from './comparison-sums.tsx'
import {
  comparedRowsHref,
  type ComparedSums,
  comparison,
  comparisonKey,
  MAX_COMPARED
} from './comparison.ts'

const texts = messages.comparison
/** Of one of them; a phone has no room for a line. */
const LINE = 'max-sm:grid max-sm:grid-cols-2'
const HEADS = {
  walletId: messages.fields.wallet,
  userId: messages.fields.user,
  currency: messages.fields.currency
}

interface Props {
  list: List<unknown>
  /** Its controls. */
  filters: readonly FilterView[]
  compared: Compared
}

/** The sums of several wallets, users or currencies, one below the other. */
export function ComparisonTable(props: Props): ReactNode {
  const { list, filters, compared } = props
  const route = useStore($route, { ssr: 'initial' })
  const currencies = useStore($currencies, { ssr: 'initial' })
  const key = route ? comparisonKey(list, route, compared) : ''
  const state = useQuery(comparison, key, key !== '')
  if (state.kind === 'failed') {
    return (
      <p
        className="flex flex-wrap items-center gap-2 text-neg-text"
        role="alert"
      >
        {texts.failed} {problemText(state.error)}
        <Button variant="plain" size="sm" onClick={() => comparison.reload()}>
          {messages.list.retry}
        </Button>
      </p>
    )
  }
  const rows =
    state.kind === 'shown' && currencies.kind !== 'loading'
      ? state.answer.value
      : undefined
  if (rows?.every(({ totals }) => totals === undefined)) return null
  const left = compared.values.length - MAX_COMPARED
  const isBesideChart = hasChart(list.query(route).filters)
  return (
    <div
      className={`min-w-0 max-sm:col-span-full flat:basis-full ${isBesideChart ? '' : 'col-span-full'}`}
      data-slot="sums"
    >
      <div className="flex items-baseline gap-2 pb-1">
        <span className="font-semibold">{texts.title}</span>
        <ComparisonPeriod list={list} filters={filters} />
        {compared.by === 'userId' && (
          <span className="text-sm text-ink-3">{texts.ofUsers}</span>
        )}
      </div>
      <div
        className={`overflow-auto shade-sideways max-sm:max-h-none ${isBesideChart ? 'max-h-37' : 'max-h-[30vh]'}`}
      >
        <MiniTable
          label={texts.title}
          className="max-sm:[&_thead]:sr-only"
          heads={[
            HEADS[compared.by],
            messages.totals.in,
            messages.totals.out,
            messages.totals.net,
            texts.entries
          ]}
        >
          {rows
            ? rows.map(row => (
                <ComparedRows key={row.value} {...{ list, compared, row }} />
              ))
            : compared.values.slice(0, MAX_COMPARED).map(value => (
                <tr key={value}>
                  <NameCell>
                    <Skeleton />
                  </NameCell>
                  <FigureCell className="w-full"> </FigureCell>
                </tr>
              ))}
        </MiniTable>
        {left > 0 && (
          <p className="py-1 text-sm text-ink-3">
            {texts.notCompared(left, MAX_COMPARED)}
          </p>
        )}
      </div>
      {compared.by === 'userId' && (
        <p className="pt-2 text-sm text-ink-2">{texts.rowsOfUsers}</p>
      )}
    </div>
  )
}

function ComparedRows(
  props: Omit<Props, 'filters'> & { row: ComparedSums }
): ReactNode {
  const { list, compared, row } = props
  const { value, totals } = row
  const route = useStore($route, { ssr: 'initial' })
  const names = useStore($walletNames, { ssr: 'initial' })
  const name =
    (compared.by === 'walletId' ? names?.get(value) : undefined) ??
    row.name ??
    value
  const of = { by: compared.by, value }
  const rowsHref = (more: Record<string, string[]>): string | undefined =>
    comparedRowsHref(list, route, of, more)
  const link = (more: Record<string, string[]>, text: string): ReactNode => (
    <NameCell className="whitespace-nowrap max-sm:col-span-full max-sm:border-b-0">
      <a className={`hit-area ${linkClass}`} href={rowsHref(more)}>
        <UntrustedText text={text} />
      </a>
      {/* Two users may share a name. */}
      {compared.by === 'userId' && text !== value && (
        <UntrustedText className="ms-2 mono text-ink-3" text={value} />
      )}
    </NameCell>
  )
  if (!totals || totals.length === 0) {
    return (
      <tr className={LINE}>
        {link({}, name)}
        <td
          colSpan={4}
          className="border-b border-line text-right text-ink-3 max-sm:col-span-full max-sm:pb-1 max-sm:text-start"
        >
          {totals ? texts.nothing : texts.absent}
        </td>
      </tr>
    )
  }
  // What has not settled is in no sum.
  const settled: Record<string, string[]> = list.query(route).filters['status']
    ? {}
    : { status: statusesThatAre('settled') }
  return totals.map(total => {
    const { currency } = total
    const more: Record<string, string[]> =
      totals.length > 1 ? { currency: [currency] } : {}
    return (
      <tr key={currency} className={LINE}>
        {link(more, name)}
        <Sums
          total={total}
          hrefOf={way => rowsHref({ ...settled, ...more, ...way })}
        />
      </tr>
    )
  })
}
