import { atom, type ReadableAtom } from 'nanostores'

import { navigate } from '../../../stores/route.ts'

/** The shown rows are greyed when a response takes this long, in ms. */
export const PENDING_MS = 300
/** Slowness is reported, and can be cancelled, after this, in ms. */
export const SLOW_MS = 3000

/** `pending` after `PENDING_MS`, `slow` after `SLOW_MS`. */
export type Stale = 'none' | 'pending' | 'slow'

export interface StaleRows {
  $stale: ReadableAtom<Stale>
  /** Another query is requested. Consecutive requests share one clock. */
  begin: () => void
  /** `href` is the URL of the rows that are shown now. */
  end: (href?: string) => void
  /** Returns to the URL of the shown rows. */
  cancel: () => void
}

export function createStaleRows(): StaleRows {
  const $stale = atom<Stale>('none')
  let timers: ReturnType<typeof setTimeout>[] = []
  let shownAt: string | undefined
  return {
    $stale,
    begin() {
      if (timers.length > 0) return
      timers = [
        setTimeout(() => $stale.set('pending'), PENDING_MS),
        setTimeout(() => $stale.set('slow'), SLOW_MS)
      ]
    },
    end(href = shownAt) {
      shownAt = href
      for (const timer of timers) clearTimeout(timer)
      timers = []
      $stale.set('none')
    },
    cancel() {
      if (shownAt !== undefined) navigate(shownAt, 'replace')
    }
  }
}
