import type { Page } from '@playwright/test'

import { furtherUnless } from '../further.ts'
import type { ApiControl } from '../reference-api.ts'

/**
 * The sights that `npm test` looks at: one of each kind. The others are further
 * cases.
 */
const MAIN =
  /^(?:the login|the drawer of user transactions|the review of a movement)$/u

/** What its tests are called by. */
export function sightTitle({ name }: Sight): string {
  return name + furtherUnless(MAIN.test(name))
}

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
