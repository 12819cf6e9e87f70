import type { RefreshAnswer } from '../api/request-token.ts'

export interface PrefetchedCalls {
  /** It has used the cookie, so it must be the page's first refresh. */
  refresh: Promise<RefreshAnswer>
  /** GETs by full URL. */
  answers: Map<string, HandedOverCall>
}

/** `requested` is in ms since the page's start. */
export interface HandedOverCall {
  token: string
  requested: number
  response: Promise<Response>
}

const PLACE = Symbol.for('panel.prefetched-calls')

export function leavePrefetchedCalls(calls: PrefetchedCalls): void {
  Reflect.set(globalThis, PLACE, calls)
}

export function consumePrefetchedCalls(): Partial<PrefetchedCalls> {
  const calls: PrefetchedCalls | undefined = Reflect.get(globalThis, PLACE)
  Reflect.deleteProperty(globalThis, PLACE)
  return calls ?? {}
}
