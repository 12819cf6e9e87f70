import { APPEARANCE_KEY } from '../../features/list/preferences/saved-appearance.ts'
import { functionText } from '../../programs/hosting/function-text.ts'
import { openStatuses } from '../../screens/ledger/open-statuses.ts'
import { THEME_KEY } from '../../stores/preferences/theme-name.ts'

// What these do is inlined as text: it uses nothing from outside its body.

/**
 * Applies the saved theme before the first paint; later,
 * `stores/preferences/theme.ts` takes over.
 */
function showSavedTheme(key: string): void {
  try {
    const theme = localStorage.getItem(key)
    if (theme !== 'light' && theme !== 'dark') return
    document.documentElement.dataset['theme'] = theme
  } catch {
    // Where nothing can be stored, the theme is that of the system.
  }
}

export function inlineThemeScript(): string {
  return `(${functionText(showSavedTheme)})(${JSON.stringify(THEME_KEY)})`
}

/**
 * Marks pages with a query for the toolbar (`in-data-query`), as the prerendered
 * shell knows no address: it keeps the room that the filters will take.
 */
function markQuery(): void {
  const { search } = location
  if (search === '') return
  const asked = new URLSearchParams(search)
  const marks = asked.get('frozen') ? ['frozen'] : []
  // Of features/list/store/list-parameters.ts; a test holds them together.
  const rest = 'search zone sort limit page cursor frozen live open tab'.split(
    ' '
  )
  const filters = [...asked].filter(
    ([name, value]) =>
      // With a dot, it is of a tab of the drawer.
      !rest.includes(name) && !name.includes('.') && value !== 'any'
  )
  if (filters.length > 0) marks.push('filtered')
  if (filters.length > 1) marks.push('several-filters')
  document.documentElement.dataset['query'] = marks.join(' ')
}

export function inlineQueryScript(): string {
  return `(${functionText(markQuery)})()`
}

/**
 * Applies the saved appearance before the first paint; later,
 * `features/list/preferences/shown-appearance.ts` takes over.
 */
function showSavedAppearance(prefix: string): void {
  try {
    const { dataset } = document.documentElement
    const look = localStorage.getItem(prefix + dataset['screen'])
    if (look !== null) dataset['look'] = look
  } catch {
    // Where nothing can be stored, a screen is as it was built.
  }
}

export function inlineAppearanceScript(): string {
  return `(${functionText(showSavedAppearance)})(${JSON.stringify(APPEARANCE_KEY)})`
}

/**
 * A ledger of these statuses, or of an admin, has other columns than its page
 * (`screens/ledger/columns-by-filter.tsx`): it is shown once React has rendered
 * it.
 */
function markOwnColumns(open: readonly string[]): void {
  const asked = new URLSearchParams(location.search)
  const statuses = asked.get('status')?.split(',')
  const isOpen = statuses?.every(status => open.includes(status)) ?? false
  const isOfAdmin = asked.has('operatorId') || asked.get('byAdmin') === 'true'
  if (!isOpen && !isOfAdmin) return
  const { dataset } = document.documentElement
  dataset['look'] = `${dataset['look'] ?? ''} columns`
}

export function inlineOwnColumnsScript(): string {
  return `(${functionText(markOwnColumns)})(${JSON.stringify(openStatuses)})`
}
