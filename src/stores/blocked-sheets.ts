/**
 * Loads inline style sheets as files if the CSP blocks them: a server may send
 * the policy of another build. Called by the inline script and by the first
 * module, as that policy may block the inline script too.
 */
export function watchBlockedSheets(): void {
  linkBlockedSheets()
  document.addEventListener('securitypolicyviolation', linkBlockedSheets)
  document.addEventListener('DOMContentLoaded', linkBlockedSheets)
}

function linkBlockedSheets(): void {
  // A sheet that is still being parsed has none yet; `body` follows them all.
  if (!document.querySelector('body')) return
  const sheets = document.querySelectorAll<HTMLStyleElement>('style[data-file]')
  for (const sheet of sheets) {
    if (sheet.sheet) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet.dataset['file'] ?? ''
    sheet.replaceWith(link)
  }
}
