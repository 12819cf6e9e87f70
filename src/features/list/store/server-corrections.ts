import type { CurrentRoute } from '../../../stores/route.ts'
import type { Corrections } from './corrections.ts'
import type { ListAddress } from './list-address.ts'
import { lastPageBefore, type SummaryStore } from './list-summary.ts'

interface Parts {
  address: ListAddress
  corrections: Corrections
  summary: SummaryStore
}

/** Corrects what only an answer of the server shows to mean nothing. */
interface ServerCorrections {
  /** The cursor means nothing any more: its list begins again. */
  restart: (route: CurrentRoute) => void
  /** From an empty page to the last one that exists; false for nowhere. */
  stepBack: (route: CurrentRoute) => boolean
}

/** Makes such corrections for a list. */
export function serverCorrections(parts: Parts): ServerCorrections {
  const { address, corrections, summary } = parts
  const { correct } = corrections
  return {
    restart(route) {
      const { cursor: given, page, frozen } = address.query(route)
      // Pinned rows have not moved far: the number of the page is near enough.
      if (frozen && page > 1) correct(address.href(route, { page }), [])
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
