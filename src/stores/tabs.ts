import { oncePerDocument } from './once.ts'

/** What one tab tells the others; nothing secret ever goes this way. */
export type TabNews = 'signed-in' | 'signed-out'

const NAME = 'panel-session'
/** Where news are put for browsers without channels: others see it change. */
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

/** Tells every other tab of this browser. */
export function tellOtherTabs(news: TabNews): void {
  const open = openChannel()
  if (open) return open.postMessage(news)
  try {
    localStorage.setItem(NEWS, `${news} ${Date.now()}`)
  } catch {
    // The other tabs hear it from the server, with their next call.
  }
}

/** Listens to the other tabs; what is not a `TabNews` is ignored. */
export function onNewsFromOtherTabs(listener: (news: TabNews) => void): void {
  const hear = (data: unknown): void => {
    if (data === 'signed-in' || data === 'signed-out') listener(data)
  }
  const open = openChannel()
  if (open) return open.addEventListener('message', ({ data }) => hear(data))
  if (typeof window !== 'object') return
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === NEWS) hear(newValue?.split(' ')[0])
  })
}
