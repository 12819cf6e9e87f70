import { functionText } from '../../programs/hosting/function-text.ts'

/**
 * Marks pages with a query for the toolbar (`in-data-query`), as the prerendered
 * shell knows no address: it keeps the room that the filters will take. Inlined
 * as text: uses nothing from outside its body.
 */
function markQuery(): void {
  const { search } = location
  if (search === '') return
  const asked = new URLSearchParams(search)
  const marks = asked.get('frozen') ? ['frozen'] : []
  // Of features/list/store/list-parameters.ts; a test holds them together.
  const rest = 'search zone sort limit page cursor frozen live open'.split(' ')
  const filters = [...asked].filter(
    ([name, value]) => !rest.includes(name) && value !== 'any'
  )
  if (filters.length > 0) marks.push('filtered')
  if (filters.length > 1) marks.push('several-filters')
  document.documentElement.dataset['query'] = marks.join(' ')
}

export function inlineQueryScript(): string {
  return `(${functionText(markQuery)})()`
}
