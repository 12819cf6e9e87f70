/** Gives the same world at every first start. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** A whole number from 0 to `limit` (exclusive). */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
}

/** "mulberry32", a small 32-bit generator. */
export function randomFrom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: probability => next() < probability,
    pick: items => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    }
  }
}
