import * as v from 'valibot'

/** What can be wrong with an answer, on demand. A delay goes with the rest. */
export const Fault = v.strictObject({
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  /** Answers late: what was asked for has been done by then. */
  lateMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  /** Answers this status, with an optional body and headers. */
  status: v.optional(v.pipe(v.number(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string())),
  /** Breaks the connection in the middle of the real answer. */
  cutBody: v.optional(v.literal(true)),
  /** Answers 200 with a page, as a host does that knows no such path. */
  html: v.optional(v.literal(true)),
  /** Answers 200 and calls this text JSON. */
  garbage: v.optional(v.string()),
  /** Answers 200 with this JSON in the place of the real answer. */
  shape: v.optional(v.unknown()),
  /** Answers as if the token were no longer good. */
  revoke: v.optional(v.literal(true))
})
export type Fault = v.InferOutput<typeof Fault>

/** A fault that waits for the calls it is meant for. */
export const StandingFault = v.strictObject({
  method: v.optional(v.string()),
  /** Below the base: `admin/refresh`, or `users*` for all that begin so. */
  path: v.optional(v.string()),
  /** For so many calls; for all of them if left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  fault: Fault
})
export type StandingFault = v.InferOutput<typeof StandingFault>

/** True where a standing fault is meant for a call. */
export function concerns(
  { method, path }: StandingFault,
  call: { method: string; path: string }
): boolean {
  if (method !== undefined && method.toUpperCase() !== call.method) return false
  if (path === undefined) return true
  return path.endsWith('*')
    ? call.path.startsWith(path.slice(0, -1))
    : call.path === path
}

/** The false answer of a fault; `undefined` where the real one is wanted. */
export function falseAnswer(fault: Fault): Response | undefined {
  const json = { 'Content-Type': 'application/json' }
  if (fault.status !== undefined) return withStatus(fault.status, fault)
  if (fault.html) {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' }
    return new Response('<!doctype html><title>Panel</title>', { headers })
  }
  if (fault.garbage !== undefined) {
    return new Response(fault.garbage, { headers: json })
  }
  if ('shape' in fault) {
    return new Response(JSON.stringify(fault.shape), { headers: json })
  }
  return undefined
}

const WITHOUT_BODY = new Set([204, 205, 304])

function withStatus(status: number, { body, headers }: Fault): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const given = WITHOUT_BODY.has(status) ? null : (text ?? null)
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  return new Response(given, {
    status,
    headers: { ...(given === null ? {} : { 'Content-Type': type }), ...headers }
  })
}
