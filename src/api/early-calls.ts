import { monotonicNow } from '../domain/monotonic-now.ts'
import { apiAddress } from './addresses.ts'
import { askForToken } from './ask-for-token.ts'
import { type EarlyAnswer, leaveEarlyCalls } from './early-hand-over.ts'

/**
 * Asks for a token and, as soon as it is there, for what these paths below the
 * API base give. It runs in the head of a page, apart from its modules, and
 * leaves both for them.
 */
export function beginEarlyCalls(base: string, paths: readonly string[]): void {
  const answers = new Map<string, EarlyAnswer>()
  const refresh = askForToken(base, '', token => {
    for (const path of paths) {
      const address = new URL(apiAddress(base, path), location.href).href
      const response = ask(address, token)
      // Whoever takes it hears of its failure.
      response.catch(() => undefined)
      answers.set(address, { token, asked: monotonicNow(), response })
    }
  })
  leaveEarlyCalls({ refresh, answers })
}

/** A GET as the client sends it. */
function ask(address: string, token: string): Promise<Response> {
  return fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    credentials: 'include',
    redirect: 'error'
  })
}
