import { askEarly } from '../../stores/early-calls.ts'
import { beginTurn, endOfTurn, endTurn } from '../../stores/turns.ts'
import { openLoginFields } from '../login/open-login-fields.ts'
import { repeatEarlyPresses } from './early-presses.ts'

/** Scripts that wait: for the refresh, and of low priority for all calls. */
const HELD = 'link[rel="modulepreload"][media]'
const HELD_FOR_REFRESH = `${HELD}:not([fetchpriority])`

repeatEarlyPresses()

// Pages of the panel say what they ask for; others have the same text.
const { early, earlyRows, screen } = document.documentElement.dataset
if (early !== undefined) {
  // With a query it is another question, which needs the list to be asked.
  const rows = location.search === '' ? earlyRows : undefined
  const paths = [...early.split(' '), ...(rows === undefined ? [] : [rows])]
  beginTurn('calls')
  if (earlyRows !== undefined) beginTurn('rows')
  const isLogin = screen === 'login'
  const left = askEarly(paths, isLogin, {
    onAsked() {
      askForScripts(HELD_FOR_REFRESH)
      if (!isLogin) setTimeout(beginFormats)
    },
    onNobody() {
      if (isLogin) openLoginFields()
    }
  })
  void left.finally(() => endTurn('calls'))
  void endOfTurn('calls').then(() => askForScripts(HELD))
}

/** The first format of a page takes 11 ms: now, when it waits for its token. */
function beginFormats(): void {
  const { lang } = document.documentElement
  new Date().toLocaleDateString(lang)
  Date.now().toLocaleString(lang)
}

function askForScripts(held: string): void {
  for (const link of document.querySelectorAll(held)) {
    // A new link: not every browser looks again at one that has changed.
    const asking = link.cloneNode()
    if (asking instanceof Element) asking.removeAttribute('media')
    link.replaceWith(asking)
  }
}
