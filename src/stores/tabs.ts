import { monotonicNow } from '../format/monotonic-now.ts'
import { documentSingleton } from './document-singleton.ts'

/** Never contains secrets. */
export type TabMessage = 'signed-in' | 'signed-out'

const NAME = 'panel-session'
/** `signed-in 1764090000000`, with ms since the epoch. */
const NEWS = 'panel.sessionNews'

// Not opened while prerendering. One per document: a second would receive
// this tab's own messages.
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
    // Some browsers refuse to open one.
  }
  return shared.channel
}

/** Also reaches tabs that are loading now. */
export function notifyOtherTabs(news: TabMessage): void {
  const message = `${news} ${Date.now()}`
  try {
    localStorage.setItem(NEWS, message)
  } catch {
    // Other tabs then learn it from their next call.
  }
  openChannel()?.postMessage(message)
}

/**
 * `sentAt` is in ms since the page's start. Messages sent since then come at
 * once. Browsers may lack channels or storage, or open a channel too late, so
 * both are used, without duplicates.
 */
export function onTabMessage(
  listener: (news: TabMessage, sentAt: number) => void
): void {
  const heard = new Set<string>()
  const listen = (message: unknown, sentAt = monotonicNow()): void => {
    if (typeof message !== 'string' || heard.has(message)) return
    const [news] = message.split(' ')
    if (news !== 'signed-in' && news !== 'signed-out') return
    heard.add(message)
    listener(news, sentAt)
  }
  if (typeof window !== 'object') return
  openChannel()?.addEventListener('message', ({ data }) => listen(data))
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === NEWS) listen(newValue)
  })
  const last = lastMessage()
  const at = Number(last[1])
  const began = Date.now() - monotonicNow()
  if (at > began && at <= Date.now()) listen(last.join(' '), at - began)
}

export function wasSignedOut(): boolean {
  return lastMessage()[0] === 'signed-out'
}

function lastMessage(): string[] {
  try {
    return localStorage.getItem(NEWS)?.split(' ') ?? []
  } catch {
    return []
  }
}
