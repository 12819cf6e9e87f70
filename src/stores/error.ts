import { atom, type ReadableAtom } from 'nanostores'

import type { PageError } from '../routes/page-error.ts'

const $shown = atom<PageError | undefined>(undefined)

/** The error that takes the whole page, or `undefined`. */
export const $error: ReadableAtom<PageError | undefined> = $shown

/** Shows the error page. The first error stays until it is cleared. */
export function showError(error: PageError): void {
  if ($shown.get() === undefined) $shown.set(error)
}

/** Takes the error page away. */
export function clearError(): void {
  $shown.set(undefined)
}
