import type { RouteName } from '../../routes/table.ts'
import type { LazyComponent } from '../page/lazy-component.tsx'
import { lazyOnScreen } from '../page/lazy-on-screen.tsx'
import type { BulkHostProps } from './bulk-host.tsx'

export function lazyBulk(screen: RouteName): LazyComponent<BulkHostProps> {
  return lazyOnScreen(
    screen,
    async () => (await import('./bulk-host.tsx')).BulkHost
  )
}
