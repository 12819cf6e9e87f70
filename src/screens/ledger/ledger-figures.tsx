import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import type { FilterView } from '../../features/list/filters/filter-view.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import type { RouteName } from '../../routes/table.ts'
import { $route } from '../../stores/route.ts'
import { comparedBy } from './compared-by.ts'

interface Props {
  list: List<unknown>
  /** Its controls: what is compared names the period, and changes it. */
  filters: readonly FilterView[]
  /** While nothing is compared. */
  children: ReactNode
}

/** The figures of a ledger, or those of what is chosen side by side. */
export function ledgerFigures(screen: RouteName): (props: Props) => ReactNode {
  const Comparison = lazyOnScreen(
    screen,
    async () => (await import('./comparison-table.tsx')).ComparisonTable
  )
  return function LedgerFigures({ list, filters, children }: Props): ReactNode {
    const route = useStore($route, { ssr: 'initial' })
    const compared = backend.sums && comparedBy(list.query(route).filters)
    return compared ? <Comparison {...{ list, filters, compared }} /> : children
  }
}
