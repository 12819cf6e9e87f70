/**
 * Whether the browser knows that it has no connection. That it has one says
 * nothing: the network behind it may lead nowhere (HTML, `navigator.onLine`).
 */
export function isOffline(): boolean {
  return (
    typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine
  )
}
