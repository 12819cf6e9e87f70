import { listen, ListenError } from '../hosting/listen.ts'
import type { ListenAddress, Listening } from '../hosting/listen.ts'
import { isLoopback } from './http/loopback.ts'
import type { ReferenceApi } from './server.ts'

/** Refuses to let other machines use the demonstration password. */
export async function listenApi(
  { demonstration, fetch }: Pick<ReferenceApi, 'demonstration' | 'fetch'>,
  address: ListenAddress
): Promise<Listening> {
  if (demonstration && !isLoopback(address.host)) {
    throw new ListenError(
      `Other machines can reach ${address.host}, and everybody knows the demonstration password: set PANEL_ADMIN_PASSWORD first.`
    )
  }
  return listen(fetch, address)
}
