import { expect, test } from 'vitest'

import { provideActions } from '../../../../src/features/actions/provided-actions.ts'
import { listOverlays } from '../../../../src/features/list/list-overlays.tsx'
import { routeNamed } from '../../../../src/routes/table.ts'
import { needsPageLoad } from '../../../../src/stores/failed-screens.ts'

const lost = (): Promise<never> => Promise.reject(new Error('No such file'))

// A browser may keep a failed module for the life of the document.
test.each([
  ['drawer', 'users'],
  ['rowMenu', 'admins'],
  ['exportDialog', 'games'],
  ['bulkDialog', 'system-wallets']
] as const)(
  '8.4 a screen is opened by a page load once its %s has failed to load',
  async (name, screen) => {
    provideActions(lost)
    const overlays = listOverlays(screen, {
      drawer: lost,
      rowActions: lost,
      csvFields: lost
    })
    const address = routeNamed(screen).path
    expect(needsPageLoad(address)).toBe(false)
    await overlays[name].preload()
    expect(needsPageLoad(address)).toBe(true)
  }
)
