/** What one tab tells the others; nothing secret ever goes this way. */
export type TabNews = 'signed-in' | 'signed-out'

const NAME = 'panel-session'

/** Opened on first use, so that prerendering opens none. */
let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (typeof window !== 'object' || !('BroadcastChannel' in window)) {
    return undefined
  }
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Tells every other tab of this browser. */
export function tellOtherTabs(news: TabNews): void {
  openChannel()?.postMessage(news)
}

/** Listens to the other tabs; what is not a `TabNews` is ignored. */
export function onNewsFromOtherTabs(listener: (news: TabNews) => void): void {
  openChannel()?.addEventListener('message', ({ data }) => {
    if (data === 'signed-in' || data === 'signed-out') listener(data)
  })
}
