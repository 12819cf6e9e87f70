/** How long a run may say nothing, in ms. */
export const BEAT_MS = 20_000

/** The time since then (ms since the epoch), such as `3 min 20 s`. */
export function ageText(start: number): string {
  const seconds = Math.round((Date.now() - start) / 1000)
  const minutes = Math.floor(seconds / 60)
  return `${minutes > 0 ? `${minutes} min ` : ''}${seconds % 60} s`
}
