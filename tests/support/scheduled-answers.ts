import type fc from 'fast-check'
import { vi } from 'vitest'

/** A call as the code under test has made it. */
export interface ScheduledCall {
  /** As `GET admin`, below the base. */
  name: string
  authorization: string | null
  keepalive: boolean
  signal: AbortSignal | undefined
}

/** Where the calls of a property go; nobody listens there. */
export const SCHEDULED_BASE = 'https://api.test/v1'

/**
 * Answers every call of a property in the order that its scheduler chooses: a
 * status without a body, or a body. Returns the calls, oldest first.
 */
export function scheduleAnswers(
  scheduler: fc.Scheduler,
  answer: (name: string) => object | number
): ScheduledCall[] {
  const calls: ScheduledCall[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const path = address.slice(SCHEDULED_BASE.length + 1)
    const name = `${init.method ?? 'GET'} ${path}`
    calls.push({
      name,
      authorization: new Headers(init.headers).get('authorization'),
      keepalive: init.keepalive ?? false,
      signal: init.signal ?? undefined
    })
    const said = answer(name)
    const response =
      typeof said === 'number'
        ? new Response(null, { status: said })
        : Response.json(said)
    return scheduler.schedule(Promise.resolve(response), name)
  })
  return calls
}
