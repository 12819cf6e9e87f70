import { atom, type ReadableAtom } from 'nanostores'

import { navigate } from '../../../stores/route.ts'

/** The shown rows look old once another answer is this late, in ms. */
export const PENDING_MS = 300
/** Somebody is told that it takes long, and may cancel, after this, in ms. */
export const SLOW_MS = 3000

/**
 * Whether the shown rows answer another question than the address asks:
 * `pending` from `PENDING_MS` on, and `slow` from `SLOW_MS` on.
 */
export type Stale = 'none' | 'pending' | 'slow'

/** How long the rows of a list have been those of another question. */
export interface StaleRows {
  $stale: ReadableAtom<Stale>
  /** Another question is asked. One after the other takes as long as both. */
  begin: () => void
  /** Nothing is waited for; `href` is where the rows are that are shown now. */
  end: (href?: string) => void
  /** Goes back to the address of the shown rows. */
  cancel: () => void
}

/** Makes the clock of the old rows of one list. */
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
