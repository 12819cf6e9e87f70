import { atom, type ReadableAtom } from 'nanostores'

import type { Correction } from '../../domain/list-query.ts'
import { type CurrentRoute, navigate } from '../route.ts'

/** What the addresses of a list could not be taken for. */
export interface Corrections {
  $corrections: ReadableAtom<readonly Correction[]>
  /** Takes an address for what it can mean, and says so. */
  correct: (href: string, corrections: readonly Correction[]) => void
  /** Whether this address is what another one was taken for. */
  isCorrected: (route: CurrentRoute) => boolean
  dismiss: () => void
}

/** Makes the corrections of a list. */
export function createCorrections(): Corrections {
  const $corrections = atom<readonly Correction[]>([])
  let corrected = ''
  return {
    $corrections,
    correct(href, corrections) {
      corrected = href
      $corrections.set(corrections)
      navigate(href, 'replace')
    },
    isCorrected: ({ fullPath }) => corrected === fullPath,
    dismiss: () => $corrections.set([])
  }
}
