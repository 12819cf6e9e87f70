import * as v from 'valibot'

/** A number may have been a float, so only safe integers are accepted. */
export const Exact = v.union([
  v.string(),
  v.pipe(v.number(), v.safeInteger('not a number with all its digits')),
  v.bigint()
])
