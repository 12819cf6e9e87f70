import { functionText } from '../../hosting/function-text.ts'

/**
 * Marks a page whose address asks for something, and by a word one of pinned
 * rows: its shell knows no address, and what depends on it waits for the page
 * to run (src/styles/filters.css).
 *
 * It is written into each page's head as text: it may use nothing from
 * outside its own body.
 */
function markQuery(): void {
  const { search } = location
  if (search === '') return
  const isFrozen = Boolean(new URLSearchParams(search).get('frozen'))
  document.documentElement.dataset['query'] = isFrozen ? 'frozen' : ''
}

/** It as the text of a classic script. */
export function inlineQueryScript(): string {
  return `(${functionText(markQuery)})()`
}
