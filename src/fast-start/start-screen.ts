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

/**
 * Starts a screen before React is there: the panel, the questions for its rows
 * and the currencies, and, once it is known who looks, the rows themselves.
 */
export async function startScreen<Row>(view: RowsView<Row>): Promise<void> {
  startPanel()
  // Calls come first: what follows takes longer than they may wait.
  await endOfStage('calls')
  const asked = view.list.prefetch()
  // It leaves as soon as there is a token.
  void mayPrefetch().finally(() => endStage('question'))
  prefetchCurrencies()
  void prerenderWhenKnown(view, asked).finally(() => endStage('rows'))
  if (!mayPrerender(view)) endStage('rows')
  // The clock of another zone is slow to make: the rows are still on their way.
  dayOf(Date.now(), $zone.get())
}

/** Paints rows and waits until they are drawn, if there are any to paint. */
async function prerenderWhenKnown<Row>(
  view: RowsView<Row>,
  asked: ReturnType<RowsView<Row>['list']['prefetch']>
): Promise<void> {
  const [shown] = await Promise.all([asked, checkSession(), parsed()])
  // A list that could not be read is React's to tell, and who is nobody.
  if (!shown || $session.get().kind !== 'admin') return
  await whenCurrenciesKnown()
  if ($session.get().kind !== 'admin') return
  prerenderRows(view, shown.page.data)
  do await behindFrame()
  while (prerenderMore())
  // They have been drawn a frame later.
  await behindFrame()
}

/** Waits for the task behind the next frame. */
async function behindFrame(): Promise<void> {
  await new Promise(resolve => requestAnimationFrame(resolve))
  await new Promise(resolve => setTimeout(resolve))
}

/** Waits until the page has its table. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise(resolve => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}
