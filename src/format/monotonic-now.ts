/**
 * Milliseconds that no change of the clock on the wall moves; where there are
 * none, those of the wall.
 */
export function monotonicNow(): number {
  return typeof performance === 'object' &&
    typeof performance.now === 'function'
    ? performance.now()
    : Date.now()
}
