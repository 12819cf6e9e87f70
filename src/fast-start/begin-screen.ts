import type { RowsView } from '../features/list/rows-view.ts'
import { dayOf } from '../format/zone-days.ts'
import {
  askCurrenciesAhead,
  whenCurrenciesKnown
} from '../stores/currencies.ts'
import { startPanel } from '../stores/panel.ts'
import { $zone } from '../stores/preferences/zone.ts'
import { $session, checkSession, mayAskAhead } from '../stores/session.ts'
import { mayPaint, paintMore, paintRows } from './painted-rows.tsx'
import { endOfTurn, endTurn } from './turns.ts'

/**
 * Starts a screen before React is there: the panel, the questions for its rows
 * and the currencies, and, once it is known who looks, the rows themselves.
 */
export async function beginScreen<Row>(view: RowsView<Row>): Promise<void> {
  startPanel()
  // Calls come first: what follows takes longer than they may wait.
  await endOfTurn('calls')
  const asked = view.list.askAhead()
  // It leaves as soon as there is a token.
  void mayAskAhead().finally(() => endTurn('question'))
  askCurrenciesAhead()
  void paintWhenKnown(view, asked).finally(() => endTurn('rows'))
  if (!mayPaint(view)) endTurn('rows')
  // The clock of another zone is slow to make: the rows are still on their way.
  dayOf(Date.now(), $zone.get())
}

/** Paints rows and waits until they are drawn, if there are any to paint. */
async function paintWhenKnown<Row>(
  view: RowsView<Row>,
  asked: ReturnType<RowsView<Row>['list']['askAhead']>
): Promise<void> {
  const [shown] = await Promise.all([asked, checkSession(), parsed()])
  // A list that could not be read is React's to tell, and who is nobody.
  if (!shown || $session.get().kind !== 'admin') return
  await whenCurrenciesKnown()
  if ($session.get().kind !== 'admin') return
  paintRows(view, shown.page.data)
  do await behindFrame()
  while (paintMore())
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
