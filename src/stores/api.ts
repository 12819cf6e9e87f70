import { createClient } from '../api/client.ts'
import type { TokenPort } from '../api/token-port.ts'
import { config } from '../config.ts'

/** The access token lives here and nowhere else: no storage, no event. */
let token = ''
let epoch = 0
let onEnded: (() => void) | undefined

const port: TokenPort = {
  read: () => token,
  write: value => {
    token = value
  },
  epoch: () => epoch,
  ended: () => onEnded?.()
}

/** The one client of the page. */
export const client = createClient(config.apiBaseUrl, port)

/** Starts a new epoch with this token; answers still under way are void. */
export function resetToken(value: string): void {
  epoch += 1
  token = value
}

/** Says who is told when the server ends the session. */
export function onSessionEnded(listener: () => void): void {
  onEnded = listener
}
