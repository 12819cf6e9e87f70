import type { RefreshAnswer } from '../api/ask-for-token.ts'

/** What the head of a page has asked for before its modules were there. */
export interface PrefetchedCalls {
  /** It has spent the cookie: the first refresh of the page is this one. */
  refresh: Promise<RefreshAnswer>
  /** The GETs that its token was sent with, by their whole address. */
  answers: Map<string, PrefetchedAnswer>
}

/** An answer that was asked for at this time of the page, ms. */
export interface PrefetchedAnswer {
  token: string
  asked: number
  response: Promise<Response>
}

const PLACE = Symbol.for('panel.early-calls')

/** Leaves these calls for the modules of the page. */
export function leavePrefetchedCalls(calls: PrefetchedCalls): void {
  Reflect.set(globalThis, PLACE, calls)
}

/** What the head of this page has left, if it has; only once. */
export function takePrefetchedCalls(): Partial<PrefetchedCalls> {
  const calls: PrefetchedCalls | undefined = Reflect.get(globalThis, PLACE)
  Reflect.deleteProperty(globalThis, PLACE)
  return calls ?? {}
}
