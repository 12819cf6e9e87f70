/** How long one call took, over all its times; milliseconds. */
export interface Timing {
  name: string
  median: number
  p95: number
  /** Of the processor alone, which a busy machine does not prolong. */
  cpu: number
  rows: number
}

/** The timing of a call from what each of its times took. */
export function timingOf(
  name: string,
  rows: number,
  wall: readonly number[],
  cpu: readonly number[]
): Timing {
  return {
    name,
    median: quantile(wall, 0.5),
    p95: quantile(wall, 0.95),
    cpu: quantile(cpu, 0.5),
    rows
  }
}

/** A table, the slowest first, and how many are over a number of ms. */
export function tableOf(timings: readonly Timing[], limitMs: number): string {
  const lines = timings
    .toSorted((one, other) => other.median - one.median)
    .map(({ name, median, p95, cpu, rows }) =>
      [
        ...[median, p95, cpu].map(time => time.toFixed(1).padStart(8)),
        String(rows).padStart(5),
        ` ${name}`
      ].join('')
    )
  const over = timings.filter(({ median }) => median > limitMs).length
  return [
    '  median     p95     cpu rows  call (ms)',
    ...lines,
    `${over} of ${timings.length} calls over ${limitMs} ms at the median`
  ].join('\n')
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}
