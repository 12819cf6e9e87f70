import type { Page } from '@playwright/test'

import type { ApiControl } from '../reference-api.ts'

/** Something that people come to see, and how a page comes to show it. */
export interface Sight {
  name: string
  /** Opens it, in a page that is signed in but for `guest`. */
  open: (page: Page, api: ApiControl) => Promise<void>
  guest?: true
  /** A bar floats over its rows: what it covers is scrolled out from under it. */
  floats?: true
  /** What the browser logs on the way to it. */
  errors?: RegExp
}
