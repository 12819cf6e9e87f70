import type { RouteName } from '../../domain/routes.ts'
import { plainQuestionOf } from '../../stores/lists.ts'

/** Who looks. */
const ADMIN = 'admin'
/** How amounts are written. */
const CURRENCIES = 'currencies'

/**
 * What the head of a page asks for, below the API base, as attributes of the
 * document: always, and where its address has no query. None for the 404 page,
 * where nobody is asked about.
 */
export function earlyQuestions(
  screen: RouteName | undefined
): Record<string, string | undefined> {
  if (screen === undefined) return {}
  if (screen === 'login') return { 'data-early': ADMIN }
  return {
    'data-early': `${ADMIN} ${CURRENCIES}`,
    'data-early-rows': plainQuestionOf(screen)
  }
}
