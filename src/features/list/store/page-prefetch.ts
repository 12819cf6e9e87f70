import type { RouteName } from '../../../routes/table.ts'
import type { Cache } from '../../../stores/cache.ts'
import type { FetchedPage } from './fetched-page.ts'
import type { ListAddress } from './list-address.ts'
import type { ListReader } from './list-reader.ts'
import { requestedElsewhere } from './list-request.ts'
import type { List } from './list-state.ts'
import { shownRoute } from './own-route.ts'

interface Parts<Row> {
  reader: ListReader<Row>
  address: ListAddress
  cache: Cache<FetchedPage<Row>>
}

export function readCachedPage<Row>(
  name: RouteName,
  { reader, address, cache }: Parts<Row>
): List<Row>['readPage'] {
  return async (requested, place, signal) => {
    const route = shownRoute(name)
    const fresh = await reader.page(
      route,
      requestedElsewhere(requested, place),
      signal
    )
    // An empty page may not exist, so it must not be shown first.
    if (!signal.aborted && fresh.page.data.length > 0) {
      const href = address.href(route, place)
      const search = href.slice(route.pathname.length)
      cache.set(address.rowsKey({ ...route, search }), fresh)
    }
    return fresh
  }
}
