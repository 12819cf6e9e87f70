import { functionText } from './function-text.ts'

/**
 * Warns if the browser lacks `AbortSignal.any` or `URL.parse`, the newest APIs
 * that the panel calls. It is written into each page's head as text: it may use
 * nothing from outside its own body.
 */
function reportOldBrowser(text: string): void {
  if ('any' in AbortSignal && 'parse' in URL) return
  document.addEventListener('DOMContentLoaded', () => {
    const note = document.createElement('p')
    // As in src/layouts/document.astro.
    note.className = 'bg-warn-tint px-gutter py-4 text-warn-text'
    note.setAttribute('role', 'alert')
    note.textContent = text
    document.body.prepend(note)
  })
}

export function oldBrowserScript(text: string): string {
  return `(${functionText(reportOldBrowser)})(${JSON.stringify(text)})`
}
