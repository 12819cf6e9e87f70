import { createClient } from '../api/client.ts'
import type { TokenPort } from '../api/token-port.ts'
import { config } from '../config.ts'

/** The access token lives here and nowhere else: no storage, no event. */
let token = ''
let epoch = 0

/** What the session store says to the client, and hears from it. */
export interface SessionPort {
  adminId: () => string
  onEnded: () => void
  onReplaced: () => void
}

let session: SessionPort | undefined

const port: TokenPort = {
  read: () => token,
  write: value => {
    token = value
  },
  epoch: () => epoch,
  adminId: () => session?.adminId() ?? '',
  ended: () => session?.onEnded(),
  replaced: () => session?.onReplaced()
}

/** The one client of the page. */
export const client = createClient(config.apiBaseUrl, port)

/** Starts a new epoch with this token; answers still under way are void. */
export function resetToken(value: string): void {
  epoch += 1
  token = value
}

/** The session store is asked and told from now on. */
export function connectSession(store: SessionPort): void {
  session = store
}
