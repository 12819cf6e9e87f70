import { createRefresher } from '../api/refresh.ts'
import type { TokenPort } from '../api/token-port.ts'
import { config } from '../config.ts'
import { takePrefetchedRefresh } from '../fast-start/prefetch-cache.ts'

/** The client's access to the session store. */
export interface SessionPort {
  adminId: () => string
  onEnded: () => void
  onReplaced: () => void
}

/** The access token lives only here: never in storage or an event. */
let token = ''
let epoch = 0
let session: SessionPort | undefined

/** The client's access to the token. */
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

/** The one refresh of this page; the inline script may have started it. */
export const refresher = createRefresher(
  config.apiBaseUrl,
  tokenPort,
  takePrefetchedRefresh
)

/** Starts a new epoch; responses still in flight become void. */
export function resetToken(value: string): void {
  epoch += 1
  token = value
}

export function connectSession(store: SessionPort): void {
  session = store
}
