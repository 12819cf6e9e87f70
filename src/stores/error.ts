import { atom, type ReadableAtom } from 'nanostores'

import type { PageError } from '../routes/page-error.ts'

const $shown = atom<PageError | undefined>(undefined)

export const $error: ReadableAtom<PageError | undefined> = $shown

/** The first error stays until it is cleared. */
export function showError(error: PageError): void {
  if ($shown.get() === undefined) $shown.set(error)
}

export function clearError(): void {
  $shown.set(undefined)
}
