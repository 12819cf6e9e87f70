export function onConnection(callback: () => void): () => void {
  const page = window
  page.addEventListener('online', callback)
  page.addEventListener('offline', callback)
  return () => {
    page.removeEventListener('online', callback)
    page.removeEventListener('offline', callback)
  }
}
