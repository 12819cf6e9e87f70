import { watchBlockedSheets } from '../../stores/blocked-sheets.ts'
import { keptZone } from '../../stores/preferences/kept-zone.ts'
import { openLoginFields } from '../open-login-fields.ts'
import { prefetchCalls } from '../prefetch-calls.ts'
import { type RowsToPrefetch, rowsRequest } from '../rows-request.ts'
import { beginStage, endOfStage, endStage } from '../stages.ts'
import { waitForPerson } from './first-sign.ts'
import { replayInput } from './replay-input.ts'

/** Scripts that wait: for the refresh, and of low priority for calls and rows. */
const HELD = 'link[rel="modulepreload"][media]'
const HELD_FOR_REFRESH = `${HELD}:not([fetchpriority])`
const HELD_SCRIPTS = 'template[data-scripts]'
/** Nobody sees that the page, or its table, comes this much later. */
const LONGEST_HELD_MS = 100
/** What renders would share line and processor with the rows before it. */
const HEAD_START_MS = 90
/** Where the page came within this, ms, it comes soon enough behind them. */
const QUICK_MS = 100
/** An API that takes longer for rows keeps nothing else waiting. */
const LONGEST_AHEAD_MS = 300
/** An id that is the same in an address of the panel and of the API. */
const PLAIN_ID = /^\/users\/([\w-]{1,128})\/transactions\/?$/u

// Pages of the panel say what they ask for; others have the same text.
const { prefetch, prefetchRows, screen } = document.documentElement.dataset

watchBlockedSheets()
replayInput(prefetch !== undefined && screen !== 'login')

if (prefetch !== undefined) {
  const isLogin = screen === 'login'
  const rows = prefetchRows === undefined ? [] : rowsAsked(prefetchRows)
  const paths = [...rows, ...prefetch.split(' ').flatMap(filledIn)]
  beginStage('calls')
  if (isLogin) waitForPerson()
  else {
    if (rows.length === 0) beginStage('question')
    beginStage('rows')
  }
  const layout = holdFirstLayout()
  const left = prefetchCalls(paths, isLogin, {
    onAsked() {
      layout.showPage()
      askForScripts(HELD_FOR_REFRESH)
      runScripts()
    },
    onNobody() {
      if (isLogin) openLoginFields('refused')
    }
  })
  void left.finally(() => {
    layout.showAll()
    endStage('calls')
  })
  void endOfStage('calls').then(async () => {
    runScripts()
    await endOfStage('person')
    if (!isLogin) await rowsPrefetch()
    askForScripts(HELD)
  })
}

/** The question for the rows of this address, if it can be asked here. */
function rowsAsked(written: string): string[] {
  // The build has written it (prefetch-attributes.ts).
  const rows: RowsToPrefetch = JSON.parse(written)
  const now = keptZone() === 'utc' ? Date.now() : undefined
  const question = rowsRequest(rows, location.search, now)
  return question === undefined ? [] : filledIn(question)
}

/**
 * A question with the id of this address in it; none where it is written in
 * another way there, which the client alone can read.
 */
function filledIn(question: string): string[] {
  if (!question.includes(':id')) return [question]
  const id = PLAIN_ID.exec(location.pathname)?.[1]
  return id === undefined ? [] : [question.replace(':id', id)]
}

/**
 * Hides the page until the refresh has left: that waits for a lock, and behind
 * the first layout it would leave that much later. The table comes when the
 * calls have left as well, for they wait for a layout that is under way
 * (src/styles/table.css). Returns what shows the page without it, and all of it.
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
  // Another tab may have the lock, and an API may be slow.
  setTimeout(showAll, LONGEST_HELD_MS)
  return { showPage, showAll }
}

/** Waits as long as rows should have line and processor for themselves. */
async function rowsPrefetch(): Promise<void> {
  await endOfStage('question')
  // React alone shows other columns than those of the page.
  const { look = '' } = document.documentElement.dataset
  if (look.includes('columns')) return
  const isQuick = isLineQuick()
  const wait = new Promise<void>(resolve => {
    setTimeout(resolve, isQuick ? LONGEST_AHEAD_MS : HEAD_START_MS)
  })
  await (isQuick ? Promise.race([endOfStage('rows'), wait]) : wait)
}

/** Whether all of the page came soon: its scripts come the same way. */
function isLineQuick(): boolean {
  if (typeof PerformanceNavigationTiming !== 'function') return false
  const [page] = performance.getEntriesByType('navigation')
  return (
    page instanceof PerformanceNavigationTiming &&
    page.responseEnd > 0 &&
    page.responseEnd - page.requestStart < QUICK_MS
  )
}

/** Runs the scripts of the head, once; what they import has been asked for. */
function runScripts(): void {
  const held = document.querySelector<HTMLTemplateElement>(HELD_SCRIPTS)
  held?.replaceWith(document.importNode(held.content, true))
}

function askForScripts(held: string): void {
  for (const link of document.querySelectorAll(held)) {
    // A new link: not every browser looks again at one that has changed.
    const asking = link.cloneNode()
    if (asking instanceof Element) asking.removeAttribute('media')
    link.replaceWith(asking)
  }
}
