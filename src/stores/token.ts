import { createRefresher } from '../api/refresh.ts'
import type { TokenPort } from '../api/token-port.ts'
import { config } from '../config.ts'
import { takePrefetchedRefresh } from '../fast-start/prefetch-cache.ts'

/** What the session store says to the client, and hears from it. */
export interface SessionPort {
  adminId: () => string
  onEnded: () => void
  onReplaced: () => void
}

/** The access token lives here and nowhere else: no storage, no event. */
let token = ''
let epoch = 0
let session: SessionPort | undefined

/** How the client of this page reaches the token. */
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

/** The one refresh of this page, which its head may have begun. */
export const refresher = createRefresher(
  config.apiBaseUrl,
  tokenPort,
  takePrefetchedRefresh
)

/** Starts a new epoch with this token; answers still under way are void. */
export function resetToken(value: string): void {
  epoch += 1
  token = value
}

/** The session store is asked and told from now on. */
export function connectSession(store: SessionPort): void {
  session = store
}
