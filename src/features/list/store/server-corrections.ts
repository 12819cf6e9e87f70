import type { CurrentRoute } from '../../../stores/route.ts'
import type { Corrections } from './corrections.ts'
import type { ListAddress } from './list-address.ts'
import { lastPageBefore, type SummaryStore } from './list-summary.ts'

interface Parts {
  address: ListAddress
  corrections: Corrections
  summary: SummaryStore
}

/** Corrections that need a response. */
interface ServerCorrections {
  /** The cursor is invalid: the list starts again. */
  restart: (route: CurrentRoute) => void
  /** From an empty page to the last one that exists; false if there is none. */
  stepBack: (route: CurrentRoute) => boolean
}

export function serverCorrections(parts: Parts): ServerCorrections {
  const { address, corrections, summary } = parts
  const { correct } = corrections
  return {
    restart(route) {
      const { cursor: given, page, snapshot } = address.query(route)
      // Frozen rows hardly move: the page number is near enough.
      if (snapshot && page > 1) correct(address.href(route, { page }), [])
      else {
        correct(address.href(route, { page: 1 }), [{ name: 'cursor', given }])
      }
    },
    stepBack(route) {
      const query = address.query(route)
      const stepped = corrections.isCorrected(route)
      const page = lastPageBefore(query, summary.$summary.get(), stepped)
      if (page === undefined) return false
      const first = stepped ? corrections.$corrections.get().at(-1) : undefined
      const given = first?.name === 'page' ? first.given : String(query.page)
      correct(address.href(route, { page }), [{ name: 'page', given }])
      return true
    }
  }
}
