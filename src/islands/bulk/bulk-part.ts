import type { ComponentType } from 'react'

import type { RouteName } from '../../domain/routes.ts'
import { screenPart } from '../screens/screen-part.tsx'
import type { BulkHostProps } from './bulk-host.tsx'

/** The question and the dialog of a screen, loaded when first asked for. */
export function bulkPart(screen: RouteName): ComponentType<BulkHostProps> {
  return screenPart(
    screen,
    async () => (await import('./bulk-host.tsx')).BulkHost
  )
}
