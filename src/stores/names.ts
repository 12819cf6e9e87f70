import { atom, onMount, type ReadableAtom } from 'nanostores'

import { client } from './api.ts'
import { $session } from './session.ts'

/** `undefined` until they are known; none if they cannot be read. */
export type Names = ReadableAtom<ReadonlyMap<string, string> | undefined>

/** The API's maximum. */
const NAMES_LIMIT = '100'

export const $gameNames = createNames('games')

export const $walletNames = createNames('systemWallets')

export const $adminNames = createNames('admins')

/** Loaded once when first shown to an administrator; retried on failure. */
function createNames(call: 'admins' | 'games' | 'systemWallets'): Names {
  const $names = atom<ReadonlyMap<string, string> | undefined>(undefined)
  onMount($names, () =>
    $session.subscribe(session => {
      if (session.kind === 'admin' && !$names.get()?.size) void load()
      if (session.kind !== 'admin') $names.set(undefined)
    })
  )
  async function load(): Promise<void> {
    try {
      const { data } = await client.page(call, {
        query: { limit: NAMES_LIMIT, sort: 'name', withTotal: 'false' }
      })
      $names.set(new Map(data.map(({ id, name = id }) => [id, name])))
    } catch {
      // Ids are shown instead of names.
      $names.set(new Map())
    }
  }
  return $names
}
