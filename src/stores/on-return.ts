/** Calls back when the tab is looked at again; gives the way to stop it. */
export function onReturn(callback: () => void): () => void {
  const page = document
  const look = (): void => {
    if (page.visibilityState === 'visible') callback()
  }
  page.addEventListener('visibilitychange', look)
  return () => page.removeEventListener('visibilitychange', look)
}
