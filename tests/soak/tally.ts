import { type Kind, KINDS } from './steps.ts'

/** How often each kind of step was tried, and how often it was done. */
export interface Tally {
  count(kind: Kind, isDone: boolean): void
  /** The kinds that nobody has done so far. */
  neverDone(): Kind[]
  /** Such as `menu 40/41, sort 9/12`. */
  text(): string
}

export function openTally(): Tally {
  const counts = new Map(KINDS.map(kind => [kind, { tried: 0, done: 0 }]))
  return {
    count(kind, isDone) {
      const count = counts.get(kind)
      if (!count) return
      count.tried += 1
      count.done += Number(isDone)
    },
    neverDone: () => KINDS.filter(kind => counts.get(kind)?.done === 0),
    text: () =>
      [...counts]
        .map(([kind, { done, tried }]) => `${kind} ${done}/${tried}`)
        .join(', ')
  }
}
