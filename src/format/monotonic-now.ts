/** Milliseconds that no clock change moves; the wall clock if unsupported. */
export function monotonicNow(): number {
  return typeof performance === 'object' &&
    typeof performance.now === 'function'
    ? performance.now()
    : Date.now()
}
