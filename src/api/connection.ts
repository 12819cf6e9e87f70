/** `onLine` true proves nothing: the network may lead nowhere (HTML spec). */
export function isOffline(): boolean {
  return (
    typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine
  )
}
