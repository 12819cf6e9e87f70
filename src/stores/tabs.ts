import { monotonicNow } from '../format/monotonic-now.ts'
import { documentSingleton } from './document-singleton.ts'

/** What one tab tells the others; nothing secret ever goes this way. */
export type TabNews = 'signed-in' | 'signed-out'

const NAME = 'panel-session'
/** Where the last news are put, and when: as `signed-in 1764090000000`. */
const NEWS = 'panel.sessionNews'

/**
 * Opened on first use, so that prerendering opens none; a second one in this
 * document would hear what this tab tells the others.
 */
const shared = documentSingleton<{ channel?: BroadcastChannel }>(
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
  const told = `${news} ${Date.now()}`
  try {
    localStorage.setItem(NEWS, told)
  } catch {
    // A tab that hears nothing hears it from the server, with its next call.
  }
  openChannel()?.postMessage(told)
}

/**
 * Listens to the other tabs, and gives when they told their news, ms of the
 * page; what is not a `TabNews` is ignored. What was told since this page began
 * to load, and may have asked already, comes at once. A browser may have no
 * channels, or no storage, or open a channel only after what is sent just then:
 * news are listened for on both ways, and heard once.
 */
export function onNewsFromOtherTabs(
  listener: (news: TabNews, toldAt: number) => void
): void {
  let heard: unknown
  const hear = (told: unknown, toldAt = monotonicNow()): void => {
    if (typeof told !== 'string' || told === heard) return
    const [news] = told.split(' ')
    if (news !== 'signed-in' && news !== 'signed-out') return
    heard = told
    listener(news, toldAt)
  }
  if (typeof window !== 'object') return
  openChannel()?.addEventListener('message', ({ data }) => hear(data))
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === NEWS) hear(newValue)
  })
  const last = lastNews()
  const at = Number(last[1])
  // Of the future are those of a clock that was wrong then.
  const began = Date.now() - monotonicNow()
  if (at > began && at <= Date.now()) hear(last.join(' '), at - began)
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
