import type { Sample } from './runs.ts'

/** The median of each name over the samples that have it. */
export function medians(samples: readonly Sample[]): Sample {
  const names = new Set(samples.flatMap(sample => Object.keys(sample)))
  return Object.fromEntries(
    [...names].map(name => [
      name,
      median(samples.flatMap(sample => sample[name] ?? []))
    ])
  )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  return (lower + upper) / 2
}
