import { createClient } from '../../src/api/client.ts'
import type * as views from '../../src/features/list/preferences/saved-views.ts'
import type * as layouts from '../../src/features/list/preferences/screen-layout.ts'
import type * as session from '../../src/stores/session.ts'
import type { ApiServer } from './api-server.ts'
import { memoryPort } from './memory-port.ts'
import { loadPage } from './panel-page.ts'

/** A page of the panel with what its administrator keeps for screens. */
export interface KeptPage {
  session: typeof session
  layouts: typeof layouts
  views: typeof views
  /** What this browser keeps; a later page of it is given the same. */
  storage: Storage
  /** Lets the page hear that another tab has written to the storage. */
  hearOtherTab: (key: string | null) => void
}

/** Loads a page in a browser with a session, whose check is yet to come. */
export async function openKeptPage(
  api: ApiServer,
  kept: Readonly<Record<string, string>> = {}
): Promise<KeptPage> {
  await createClient(api.base, memoryPort()).one('login', { body: api.account })
  await api.control.faults.clear()
  loadPage(api.base, '/users')
  for (const [key, text] of Object.entries(kept)) {
    localStorage.setItem(key, text)
  }
  return {
    session: await import('../../src/stores/session.ts'),
    layouts:
      await import('../../src/features/list/preferences/screen-layout.ts'),
    views: await import('../../src/features/list/preferences/saved-views.ts'),
    storage: localStorage,
    hearOtherTab(key) {
      const event = new window.Event('storage')
      Object.assign(event, { key })
      window.dispatchEvent(event)
    }
  }
}

/** As `openKeptPage`, with its administrator known. */
export async function openCheckedPage(
  api: ApiServer,
  kept: Readonly<Record<string, string>> = {}
): Promise<KeptPage> {
  const page = await openKeptPage(api, kept)
  await page.session.checkSession()
  return page
}

/** Everything that a browser keeps, by key. */
export function keptIn(storage: Storage): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? ''
      return [key, storage.getItem(key) ?? '']
    })
  )
}

/** The key that something is kept under: `layout` of the users. */
export function keyOf(page: KeptPage, name: string, screen = 'users'): string {
  return `panel.${name}:${page.session.$admin.get()?.id ?? ''}:${screen}`
}
