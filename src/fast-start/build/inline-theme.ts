import { functionText } from '../../hosting/function-text.ts'
import { THEME_KEY } from '../../stores/preferences/theme-name.ts'

/**
 * Shows the theme that is kept in this browser from the first paint on;
 * `stores/preferences/theme.ts` takes over once the page runs.
 *
 * It is written into each page's head as text: it may use nothing from
 * outside its own body.
 */
function showKeptTheme(key: string): void {
  try {
    const theme = localStorage.getItem(key)
    if (theme !== 'light' && theme !== 'dark') return
    document.documentElement.dataset['theme'] = theme
  } catch {
    // Where nothing can be kept, the theme is that of the system.
  }
}

/** It as the text of a classic script. */
export function inlineThemeScript(): string {
  return `(${functionText(showKeptTheme)})(${JSON.stringify(THEME_KEY)})`
}
