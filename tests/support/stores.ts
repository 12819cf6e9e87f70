import type * as api from '../../src/stores/api.ts'
import type * as events from '../../src/stores/events.ts'
import type * as session from '../../src/stores/session.ts'
import type * as signIn from '../../src/stores/sign-in.ts'
import type { ApiServer } from './api-server.ts'
import { freshDocument } from './fresh-document.ts'
import { stubTabStorage } from './tab-storage.ts'

/** The session of one document, with its events and its client. */
export type Stores = typeof session &
  typeof signIn &
  typeof events &
  Pick<typeof api, 'client'>

/** Loads the stores as a new document does; calls go to this API base. */
export async function openStores(base: string): Promise<Stores> {
  freshDocument(base)
  // A page of its own brings its own.
  if (typeof sessionStorage === 'undefined') stubTabStorage()
  const { client } = await import('../../src/stores/api.ts')
  const { subscribeToSessions } =
    await import('../../src/stores/session-news.ts')
  subscribeToSessions()
  return {
    client,
    ...(await import('../../src/stores/session.ts')),
    ...(await import('../../src/stores/sign-in.ts')),
    ...(await import('../../src/stores/events.ts'))
  }
}

/** A page that was loaded after a sign-in; nothing was asked on it yet. */
export async function openSignedIn(server: ApiServer): Promise<Stores> {
  const { signIn } = await openStores(server.base)
  await signIn(server.account.email, server.account.password)
  const opened = await openStores(server.base)
  await server.control.faults.clear()
  server.sent.length = 0
  return opened
}
