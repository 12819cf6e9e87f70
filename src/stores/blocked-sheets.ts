/**
 * Loads as files the style sheets in the page that its policy blocks: a server
 * may still send the policy of another build, and every policy allows files of
 * the site. The script of the head watches, and so does the first module: the
 * policy of another build blocks that script as well where it has changed.
 */
export function watchBlockedSheets(): void {
  linkBlockedSheets()
  document.addEventListener('securitypolicyviolation', linkBlockedSheets)
  document.addEventListener('DOMContentLoaded', linkBlockedSheets)
}

function linkBlockedSheets(): void {
  // A sheet that is still being read is none yet: the body is behind them all.
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
