interface Side {
  direction: 'credit' | 'debit'
}

/** An entry of a user as the system wallet on its other side sees it. */
export function otherSide<Entry extends Side>(entry: Entry): Entry {
  const direction = entry.direction === 'debit' ? 'credit' : 'debit'
  return { ...entry, direction }
}
