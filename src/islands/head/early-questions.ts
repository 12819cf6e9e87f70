import type { RouteName } from '../../domain/routes.ts'
import { plainQuestionOf } from '../../stores/lists.ts'

/** Of who looks, and of how amounts are written. */
const ALWAYS = 'admin currencies'

/**
 * What the head of a screen asks for, below the API base, as attributes of the
 * document: always, and where its address has no query. None for the login
 * and the 404 page, which may know already that the visitor is nobody.
 */
export function earlyQuestions(
  screen: RouteName | undefined
): Record<string, string | undefined> {
  return screen === undefined
    ? {}
    : { 'data-early': ALWAYS, 'data-early-rows': plainQuestionOf(screen) }
}
