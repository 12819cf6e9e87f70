/** Whether a browser may offer to translate a page of this HTML. */
export function mayBeTranslated(html: string): boolean {
  return (
    !/<html [^>]*\btranslate="no"/u.test(html) ||
    !/<meta name="google" content="notranslate"/u.test(html)
  )
}
