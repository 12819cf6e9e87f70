/** `onLine` true proves nothing: the network may lead nowhere (HTML spec). */
export function isOffline(): boolean {
  return (
    typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine
  )
}

/** Whether the person asks to save data, or the line is slow (2g). */
export function isMetered(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const { saveData, effectiveType } = connection as {
    saveData?: unknown
    effectiveType?: unknown
  }
  return saveData === true || String(effectiveType).endsWith('2g')
}
