import * as v from 'valibot'

/** RFC 9457. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  instance: v.optional(v.string()),
  code: v.optional(v.string()),
  /** The request id, to quote to whoever runs the API. */
  traceId: v.optional(v.string()),
  errors: v.optional(
    v.array(
      v.object({
        /** `#/email`, or the name of a query parameter. */
        pointer: v.string(),
        detail: v.string(),
        code: v.optional(v.string())
      })
    )
  )
})
export type Problem = v.InferOutput<typeof Problem>
