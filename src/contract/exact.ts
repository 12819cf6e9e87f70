import * as v from 'valibot'

/**
 * What names or counts something on the wire. A number may have passed
 * through a float, so it is taken only where a float cannot have changed it.
 */
export const Exact = v.union([
  v.string(),
  v.pipe(v.number(), v.safeInteger('not a number that kept its digits')),
  v.bigint()
])
