/** Whether the browser knows that it has no connection. */
export function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}

/** Calls back when the connection goes or comes; gives the way to stop it. */
export function onConnection(callback: () => void): () => void {
  addEventListener('online', callback)
  addEventListener('offline', callback)
  return () => {
    removeEventListener('online', callback)
    removeEventListener('offline', callback)
  }
}
