import type { RouteName } from '../../routes/table.ts'
import type { LazyPart } from '../page/lazy-part.tsx'
import { screenPart } from '../page/screen-part.tsx'
import type { BulkHostProps } from './bulk-host.tsx'

export function bulkPart(screen: RouteName): LazyPart<BulkHostProps> {
  return screenPart(
    screen,
    async () => (await import('./bulk-host.tsx')).BulkHost
  )
}
