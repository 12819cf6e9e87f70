import type { Route } from '../routes/table.ts'
import type { Session } from './session-state.ts'

export type AccessDecision = 'wait' | 'stay' | 'to-login' | 'to-panel'

/** Who may see a route; addresses without a route stay. */
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
