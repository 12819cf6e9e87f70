import { createRefresher } from '../api/refresh.ts'
import type { TokenPort } from '../api/token-port.ts'
import { config } from '../config.ts'
import { consumePrefetchedRefresh } from '../fast-start/consume-prefetched.ts'

export interface SessionPort {
  adminId: () => string
  onEnded: () => void
  onReplaced: () => void
}

/** Never in storage or an event. */
let token = ''
let epoch = 0
let session: SessionPort | undefined

export const tokenPort: TokenPort = {
  read: () => token,
  write: value => {
    token = value
  },
  epoch: () => epoch,
  adminId: () => session?.adminId() ?? '',
  ended: () => session?.onEnded(),
  replaced: () => session?.onReplaced()
}

/** The inline script may have started the refresh. */
export const refresher = createRefresher(
  config.apiBaseUrl,
  tokenPort,
  consumePrefetchedRefresh
)

/** Responses in flight become void. */
export function resetToken(value: string): void {
  epoch += 1
  token = value
}

export function connectSession(store: SessionPort): void {
  session = store
}
