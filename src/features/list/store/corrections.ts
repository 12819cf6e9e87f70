import { atom, type ReadableAtom } from 'nanostores'

import { type CurrentRoute, navigate } from '../../../stores/route.ts'
import type { Correction } from './list-parameters.ts'

export interface Corrections {
  $corrections: ReadableAtom<readonly Correction[]>
  /** Replaces the URL and reports the corrections. */
  correct: (href: string, corrections: readonly Correction[]) => void
  /** Reports corrections once. Returns whether `canonical` replaced the URL. */
  report: (
    route: CurrentRoute,
    corrections: readonly Correction[],
    canonical: () => string
  ) => boolean
  /** Whether the report belongs to this URL. */
  isCorrected: (route: CurrentRoute) => boolean
  dismiss: () => void
}

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
    report(route, corrections, canonical) {
      if (isCorrected(route)) return false
      if (corrections.some(({ unknown }) => !unknown)) {
        correct(canonical(), corrections)
        return true
      }
      // An unknown name stays in the URL, where it can be corrected.
      corrected = corrections.length > 0 ? route.fullPath : ''
      $corrections.set(corrections)
      return false
    },
    isCorrected,
    dismiss: () => $corrections.set([])
  }
}
