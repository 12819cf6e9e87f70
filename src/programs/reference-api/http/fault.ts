import * as v from 'valibot'

/** A delay combines with any other fault. */
export const Fault = v.strictObject({
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  /** Answers late: the call has been done by then. */
  lateMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  status: v.optional(v.pipe(v.number(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string())),
  /** Breaks the connection in the middle of the real answer. */
  cutBody: v.optional(v.literal(true)),
  /** Answers 200 with a page, as a host without such a path does. */
  html: v.optional(v.literal(true)),
  /** Answers 200 with this text as JSON. */
  garbage: v.optional(v.string()),
  /** Answers 200 with this JSON. */
  shape: v.optional(v.unknown()),
  /** Answers as if the token were no longer valid. */
  revoke: v.optional(v.literal(true))
})
export type Fault = v.InferOutput<typeof Fault>

export const StandingFault = v.strictObject({
  method: v.optional(v.string()),
  /** Below the base: `admin/refresh`, or `users*` as a prefix. */
  path: v.optional(v.string()),
  /** All calls if left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  fault: Fault
})
export type StandingFault = v.InferOutput<typeof StandingFault>

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

/** `undefined` if the real answer is to be sent. */
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
