export interface Leaf {
  /** The names that lead to it, from the outside in. */
  names: readonly string[]
  value: unknown
}

/** All of an answer that is neither an object nor an array. */
export function leavesOf(
  value: unknown,
  names: readonly string[] = []
): Leaf[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
        leavesOf(inner, [...names, name])
      )
    : [{ names, value }]
}
