import { functionText } from './function-text.ts'

/**
 * Loads the style sheets in the page as files where the policy blocks them: a
 * server may still send the policy of a build with another sheet, and every
 * policy allows files of the site.
 *
 * It is written into each page's head as text: it may use nothing from
 * outside its own body.
 */
function linkBlockedSheets(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, disposition }) => {
      if (disposition !== 'enforce') return
      if (!effectiveDirective.startsWith('style-src')) return
      const sheets =
        document.querySelectorAll<HTMLStyleElement>('style[data-file]')
      for (const sheet of sheets) {
        if (sheet.sheet) continue
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = sheet.dataset['file'] ?? ''
        sheet.replaceWith(link)
      }
    }
  )
}

/** It as the text of a classic script. */
export function earlySheetsScript(): string {
  return `(${functionText(linkBlockedSheets)})()`
}
