import type { Route } from '../routes/table.ts'
import type { Session } from './session-state.ts'

export type AccessDecision = 'wait' | 'stay' | 'to-login' | 'to-panel'

/**
 * Route guards (specification, section 5). Nothing is decided before the first
 * session check; an address without a route never asks for a sign-in.
 */
export function decideAccess(
  route: Route | undefined,
  session: Session<unknown>
): AccessDecision {
  if (!route) return 'stay'
  if (session.kind === 'unchecked') return 'wait'
  if (route.access === 'auth' && session.kind === 'guest') return 'to-login'
  if (route.access === 'guest' && session.kind === 'admin') return 'to-panel'
  return 'stay'
}
