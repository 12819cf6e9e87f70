import type { RouteName } from '../../domain/routes.ts'
import { ADMIN_PATH, CURRENCIES_PATH } from '../../stores/early-calls.ts'
import { plainQuestionOf } from '../../stores/lists.ts'

/**
 * What the head of a page asks for, below the API base, as attributes of the
 * document: always, and where its address has no query. None for the 404 page,
 * where nobody is asked about.
 */
export function earlyQuestions(
  screen: RouteName | undefined
): Record<string, string | undefined> {
  if (screen === undefined) return {}
  if (screen === 'login') return { 'data-early': ADMIN_PATH }
  return {
    'data-early': `${ADMIN_PATH} ${CURRENCIES_PATH}`,
    'data-early-rows': plainQuestionOf(screen)
  }
}
