/** Subscribes to the tab becoming visible. Returns an unsubscribe function. */
export function onReturn(callback: () => void): () => void {
  const page = document
  const look = (): void => {
    if (page.visibilityState === 'visible') callback()
  }
  page.addEventListener('visibilitychange', look)
  return () => page.removeEventListener('visibilitychange', look)
}
