import type { RouteName } from '../../routes/table.ts'
import { loadDefinitions } from '../actions/provided-actions.ts'
import type { LazyComponent } from '../page/lazy-component.tsx'
import { lazyOnScreen } from '../page/lazy-on-screen.tsx'
import type { BulkHostProps } from './bulk-host.tsx'

export function lazyBulk(screen: RouteName): LazyComponent<BulkHostProps> {
  return lazyOnScreen(screen, async () => {
    const parts = [import('./bulk-host.tsx'), loadDefinitions()] as const
    const [{ BulkHost }] = await Promise.all(parts)
    return BulkHost
  })
}
