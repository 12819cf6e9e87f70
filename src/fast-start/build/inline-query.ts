import { functionText } from '../../hosting/function-text.ts'

/**
 * Marks pages with a query for the toolbar (`in-data-query`), as the prerendered
 * shell knows no address. Inlined as text: uses nothing from outside its body.
 */
function markQuery(): void {
  const { search } = location
  if (search === '') return
  const isSnapshot = Boolean(new URLSearchParams(search).get('frozen'))
  document.documentElement.dataset['query'] = isSnapshot ? 'frozen' : ''
}

export function inlineQueryScript(): string {
  return `(${functionText(markQuery)})()`
}
