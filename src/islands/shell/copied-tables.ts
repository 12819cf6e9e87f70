/**
 * Copies cells of tables as rows and columns. The code comes with the first
 * selection. Returns a cleanup function.
 */
export function copyTables(): () => void {
  document.addEventListener('selectstart', load, { once: true })
  return () => document.removeEventListener('selectstart', load)
}

async function load(): Promise<void> {
  try {
    const { copyCells } = await import('../../features/page/copied-cells.ts')
    document.addEventListener('copy', copyCells)
  } catch {
    // The browser copies in its own way.
  }
}
