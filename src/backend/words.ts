/** A word of the contract, by one of the backend, and back. */
export interface Words {
  /** A word that is not in the table passes through. */
  ours: (theirs: string) => string
  theirs: (ours: string) => string
  /** The contract's, all that the backend knows. */
  all: readonly string[]
}

/** From the contract's word -> the backend's. */
export function words(table: Readonly<Record<string, string>>): Words {
  const back = new Map(Object.entries(table).map(([ours, is]) => [is, ours]))
  return {
    all: Object.keys(table),
    ours: theirs => back.get(theirs) ?? theirs,
    theirs: ours => (Object.hasOwn(table, ours) ? (table[ours] ?? ours) : ours)
  }
}
