import type { RowsView } from '../features/list/rows-view.ts'
import { dayOf } from '../format/zone-days.ts'
import {
  prefetchCurrencies,
  whenCurrenciesKnown
} from '../stores/currencies.ts'
import { startPanel } from '../stores/panel.ts'
import { $zone } from '../stores/preferences/zone.ts'
import { $session, checkSession, mayPrefetch } from '../stores/session.ts'
import {
  mayPrerender,
  prerenderMore,
  prerenderRows
} from './prerendered-rows.tsx'
import { endOfStage, endStage } from './stages.ts'

/** Starts a screen before React: rows follow after the session check. */
export async function startScreen<Row>(view: RowsView<Row>): Promise<void> {
  startPanel()
  // Calls come first: what follows would delay them.
  await endOfStage('calls')
  const requested = view.list.prefetch()
  // The request leaves as soon as there is a token.
  void mayPrefetch().finally(() => endStage('request'))
  prefetchCurrencies()
  void prerenderWhenKnown(view, requested).finally(() => endStage('rows'))
  if (!mayPrerender(view)) endStage('rows')
  // Date formats of a zone are slow to create: done while rows load.
  dayOf(Date.now(), $zone.get())
}

/** Renders the rows and waits until they are painted, if there are any. */
async function prerenderWhenKnown<Row>(
  view: RowsView<Row>,
  requested: ReturnType<RowsView<Row>['list']['prefetch']>
): Promise<void> {
  const [shown] = await Promise.all([requested, checkSession(), parsed()])
  // React shows failures and guests.
  if (!shown || $session.get().kind !== 'admin') return
  await whenCurrenciesKnown()
  if ($session.get().kind !== 'admin') return
  prerenderRows(view, shown.page.data)
  do await behindFrame()
  while (prerenderMore())
  await behindFrame()
}

async function behindFrame(): Promise<void> {
  await new Promise(resolve => requestAnimationFrame(resolve))
  await new Promise(resolve => setTimeout(resolve))
}

async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise(resolve => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}
