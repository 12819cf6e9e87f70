import { atom, type ReadableAtom } from 'nanostores'

import { type CurrentRoute, navigate } from '../../../stores/route.ts'
import type { Correction } from './list-parameters.ts'

/** What the addresses of a list could not be taken for. */
export interface Corrections {
  $corrections: ReadableAtom<readonly Correction[]>
  /** Takes an address for what it can mean, and says so. */
  correct: (href: string, corrections: readonly Correction[]) => void
  /**
   * Says what means nothing in an address, once. Returns whether another one
   * takes its place, which `canonical` writes.
   */
  follow: (
    route: CurrentRoute,
    corrections: readonly Correction[],
    canonical: () => string
  ) => boolean
  /** Whether what is said is of this address. */
  isCorrected: (route: CurrentRoute) => boolean
  dismiss: () => void
}

/** Makes the corrections of a list. */
export function createCorrections(): Corrections {
  const $corrections = atom<readonly Correction[]>([])
  let corrected = ''
  const isCorrected = ({ fullPath }: CurrentRoute): boolean =>
    corrected === fullPath

  function correct(href: string, corrections: readonly Correction[]): void {
    corrected = href
    $corrections.set(corrections)
    navigate(href, 'replace')
  }

  return {
    $corrections,
    correct,
    follow(route, corrections, canonical) {
      if (isCorrected(route)) return false
      if (corrections.some(({ unknown }) => !unknown)) {
        correct(canonical(), corrections)
        return true
      }
      // An unknown name stays in the address, where it can be put right.
      corrected = corrections.length > 0 ? route.fullPath : ''
      $corrections.set(corrections)
      return false
    },
    isCorrected,
    dismiss: () => $corrections.set([])
  }
}
