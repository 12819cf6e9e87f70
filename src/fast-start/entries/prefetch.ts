import { config } from '../../config.ts'
import { watchBlockedSheets } from '../../stores/blocked-sheets.ts'
import { savedZone } from '../../stores/preferences/saved-zone.ts'
import { prefetchCalls } from '../prefetch-calls.ts'
import { type RowsToPrefetch, rowsRequest } from '../rows-request.ts'
import { showLoginForm } from '../show-login-form.ts'
import { startStage, endOfStage, endStage } from '../stages.ts'
import { waitForPerson } from './first-sign.ts'
import { replayInput } from './replay-input.ts'

/** Held scripts. Those of low priority wait for calls and rows. */
const HELD = 'link[rel="modulepreload"][media]'
const HELD_FOR_REFRESH = `${HELD}:not([fetchpriority])`
const HELD_SCRIPTS = 'template[data-scripts]'
/** Users do not notice this delay of a page or table, in ms. */
const LONGEST_HELD_MS = 100
/** How long rows get network and CPU before React, in ms. */
const HEAD_START_MS = 90
/** A page that loads faster than this, in ms, has a fast connection. */
const QUICK_MS = 100
/** How long a fast connection waits for rows before React, in ms. */
const LONGEST_AHEAD_MS = 300
/** Ids written the same way in the panel's address and in the API's. */
const PLAIN_ID = /^\/users\/([\w-]{1,128})\/transactions\/?$/u

// Data attributes say what to prefetch; all pages share this script.
const { prefetch, prefetchRows, screen } = document.documentElement.dataset

watchBlockedSheets()
replayInput(prefetch !== undefined && screen !== 'login')

if (prefetch !== undefined) {
  const isLogin = screen === 'login'
  const rows = prefetchRows === undefined ? [] : requestedRows(prefetchRows)
  const paths = [...rows, ...prefetch.split(' ').flatMap(filledIn)]
  startStage('calls')
  if (isLogin) waitForPerson()
  else {
    if (rows.length === 0) startStage('request')
    startStage('rows')
  }
  const layout = holdFirstLayout()
  const left = prefetchCalls(paths, isLogin, {
    onRequested() {
      layout.showPage()
      preloadScripts(HELD_FOR_REFRESH)
      runScripts()
    },
    onGuest() {
      if (isLogin) showLoginForm('refused')
    }
  })
  void left.finally(() => {
    layout.showAll()
    endStage('calls')
  })
  void endOfStage('calls').then(async () => {
    runScripts()
    await endOfStage('person')
    if (!isLogin) await giveRowsHeadStart()
    preloadScripts(HELD)
  })
}

function requestedRows(written: string): string[] {
  const rows: RowsToPrefetch = JSON.parse(written)
  const now = savedZone() === 'utc' ? Date.now() : undefined
  const request = rowsRequest(rows, location.search, now)
  return request === undefined ? [] : filledIn(request)
}

/** Nothing if only the client can decode the id of this address. */
function filledIn(request: string): string[] {
  if (!request.includes(':id')) return [request]
  const own = location.pathname.slice(config.basePath.length - 1)
  const id = PLAIN_ID.exec(own)?.[1]
  return id === undefined ? [] : [request.replaceAll(':id', id)]
}

/**
 * Hides the page until the refresh has left, which the first layout would
 * delay. The table follows when all calls have left (src/styles/table.css).
 */
function holdFirstLayout(): { showPage: () => void; showAll: () => void } {
  const page = document.documentElement
  const showPage = (): void => page.removeAttribute('hidden')
  const showAll = (): void => {
    showPage()
    delete page.dataset['asking']
  }
  page.hidden = true
  page.dataset['asking'] = ''
  // Another tab may hold the lock, and an API may be slow.
  setTimeout(showAll, LONGEST_HELD_MS)
  return { showPage, showAll }
}

/** Gives rows the network and CPU to themselves for a while. */
async function giveRowsHeadStart(): Promise<void> {
  await endOfStage('request')
  // Only React can render columns other than the page's.
  const { look = '' } = document.documentElement.dataset
  if (look.includes('columns')) return
  const isQuick = isLineQuick()
  const wait = new Promise<void>(resolve => {
    setTimeout(resolve, isQuick ? LONGEST_AHEAD_MS : HEAD_START_MS)
  })
  await (isQuick ? Promise.race([endOfStage('rows'), wait]) : wait)
}

/** The page's own load time predicts that of its scripts. */
function isLineQuick(): boolean {
  if (typeof PerformanceNavigationTiming !== 'function') return false
  const [page] = performance.getEntriesByType('navigation')
  return (
    page instanceof PerformanceNavigationTiming &&
    page.responseEnd > 0 &&
    page.responseEnd - page.requestStart < QUICK_MS
  )
}

function runScripts(): void {
  const held = document.querySelector<HTMLTemplateElement>(HELD_SCRIPTS)
  held?.replaceWith(document.importNode(held.content, true))
}

function preloadScripts(held: string): void {
  for (const link of document.querySelectorAll(held)) {
    // A new link, as some browsers ignore changes to an existing one.
    const pending = link.cloneNode()
    if (pending instanceof Element) pending.removeAttribute('media')
    link.replaceWith(pending)
  }
}
