import { type Client, createClient } from '../api/client.ts'
import { config } from '../config.ts'
import { oncePerDocument } from './once.ts'

/** What the session store says to the client, and hears from it. */
export interface SessionPort {
  adminId: () => string
  onEnded: () => void
  onReplaced: () => void
}

interface SessionClient {
  /** The one client of the page. */
  client: Client
  /** Starts a new epoch with this token; answers still under way are void. */
  resetToken: (value: string) => void
  /** The session store is asked and told from now on. */
  connectSession: (store: SessionPort) => void
}

/** A second copy of this module would refresh beside the first one. */
export const { client, resetToken, connectSession } =
  oncePerDocument<SessionClient>('session-client', () => {
    /** The access token lives here and nowhere else: no storage, no event. */
    let token = ''
    let epoch = 0
    let session: SessionPort | undefined

    return {
      client: createClient(config.apiBaseUrl, {
        read: () => token,
        write: value => {
          token = value
        },
        epoch: () => epoch,
        adminId: () => session?.adminId() ?? '',
        ended: () => session?.onEnded(),
        replaced: () => session?.onReplaced()
      }),
      resetToken(value) {
        epoch += 1
        token = value
      },
      connectSession(store) {
        session = store
      }
    }
  })
