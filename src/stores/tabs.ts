import { monotonicNow } from '../format/monotonic-now.ts'
import { oncePerDocument } from './once.ts'

/** What one tab tells the others; nothing secret ever goes this way. */
export type TabNews = 'signed-in' | 'signed-out'

const NAME = 'panel-session'
/**
 * Where the last news are put, and when: for pages that are loading now, and
 * for browsers without channels, whose tabs see it change.
 */
const NEWS = 'panel.sessionNews'

/**
 * Opened on first use, so that prerendering opens none; a second one in this
 * document would hear what this tab tells the others.
 */
const shared = oncePerDocument<{ channel?: BroadcastChannel }>(
  'session-channel',
  () => ({})
)

function openChannel(): BroadcastChannel | undefined {
  if (typeof window !== 'object' || !('BroadcastChannel' in window)) {
    return undefined
  }
  try {
    shared.channel ??= new BroadcastChannel(NAME)
  } catch {
    // A browser may have it and give it to nobody.
  }
  return shared.channel
}

/** Tells every other tab of this browser, and those that are loading now. */
export function tellOtherTabs(news: TabNews): void {
  try {
    localStorage.setItem(NEWS, `${news} ${Date.now()}`)
  } catch {
    // A tab that hears nothing hears it from the server, with its next call.
  }
  openChannel()?.postMessage(news)
}

/**
 * Listens to the other tabs, and gives when they told their news, ms of the
 * page; what is not a `TabNews` is ignored. What was told since this page began
 * to load, and may have asked already, comes at once.
 */
export function onNewsFromOtherTabs(
  listener: (news: TabNews, toldAt: number) => void
): void {
  const hear = (data: unknown, toldAt = monotonicNow()): void => {
    if (data === 'signed-in' || data === 'signed-out') listener(data, toldAt)
  }
  if (typeof window !== 'object') return
  const open = openChannel()
  if (open) open.addEventListener('message', ({ data }) => hear(data))
  else {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === NEWS) hear(newValue?.split(' ')[0])
    })
  }
  const [last, time] = lastNews()
  const at = Number(time)
  // Of the future are those of a clock that was wrong then.
  const began = Date.now() - monotonicNow()
  if (at > began && at <= Date.now()) hear(last, at - began)
}

/** Whether somebody has signed out in this browser since the last sign-in. */
export function wasSignedOut(): boolean {
  return lastNews()[0] === 'signed-out'
}

/** The last news of any tab, and when they were told, ms since the epoch. */
function lastNews(): string[] {
  try {
    return localStorage.getItem(NEWS)?.split(' ') ?? []
  } catch {
    return []
  }
}
