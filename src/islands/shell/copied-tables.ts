import { preloadWhenIdle } from '../../stores/preload-when-idle.ts'

/**
 * Copies cells of tables as rows and columns. The code comes when the browser
 * is idle, or with the first selection. Returns a cleanup function.
 */
export function copyTables(): () => void {
  document.addEventListener('selectstart', load, { once: true })
  const cancel = preloadWhenIdle([load])
  return () => {
    cancel()
    document.removeEventListener('selectstart', load)
  }
}

async function load(): Promise<void> {
  try {
    const { copyCells } = await import('../../features/page/copied-cells.ts')
    document.addEventListener('copy', copyCells)
  } catch {
    // The browser copies in its own way.
  }
}
