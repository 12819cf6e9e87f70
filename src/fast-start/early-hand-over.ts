import type { RefreshAnswer } from '../api/ask-for-token.ts'

/** What the head of a page has asked for before its modules were there. */
export interface EarlyCalls {
  /** It has spent the cookie: the first refresh of the page is this one. */
  refresh: Promise<RefreshAnswer>
  /** The GETs that its token was sent with, by their whole address. */
  answers: Map<string, EarlyAnswer>
}

/** An answer that was asked for at this time of the page, ms. */
export interface EarlyAnswer {
  token: string
  asked: number
  response: Promise<Response>
}

const PLACE = Symbol.for('panel.early-calls')

/** Leaves these calls for the modules of the page. */
export function leaveEarlyCalls(calls: EarlyCalls): void {
  Reflect.set(globalThis, PLACE, calls)
}

/** What the head of this page has left, if it has; only once. */
export function takeEarlyCalls(): Partial<EarlyCalls> {
  const calls: EarlyCalls | undefined = Reflect.get(globalThis, PLACE)
  Reflect.deleteProperty(globalThis, PLACE)
  return calls ?? {}
}
