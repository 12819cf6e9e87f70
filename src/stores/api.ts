import { type Client, createClient } from '../api/client.ts'
import { config } from '../config.ts'
import { documentSingleton } from './document-singleton.ts'
import * as token from './token.ts'

interface SessionClient {
  client: Client
  resetToken: typeof token.resetToken
  connectSession: typeof token.connectSession
}

/** A singleton: a second copy of this module would refresh in parallel. */
export const { client, resetToken, connectSession } =
  documentSingleton<SessionClient>('session-client', () => ({
    client: createClient(config.apiBaseUrl, token.tokenPort, token.refresher),
    resetToken: token.resetToken,
    connectSession: token.connectSession
  }))
