import { functionText } from './function-text.ts'

/**
 * Says so at the top of the page where the browser lacks what the panel
 * calls: the newest of it, which came after the rest in every browser.
 *
 * It is written into each page's head as text: it may use nothing from
 * outside its own body.
 */
function tellOldBrowser(text: string): void {
  if ('any' in AbortSignal && 'parse' in URL) return
  document.addEventListener('DOMContentLoaded', () => {
    const note = document.createElement('p')
    note.className = 'no-script'
    note.setAttribute('role', 'alert')
    note.textContent = text
    document.body.prepend(note)
  })
}

/** The check as the text of a classic script. */
export function oldBrowserScript(text: string): string {
  return `(${functionText(tellOldBrowser)})(${JSON.stringify(text)})`
}
