import { functionText } from '../../programs/hosting/function-text.ts'
import { THEME_KEY } from '../../stores/preferences/theme-name.ts'

/**
 * Applies the saved theme before the first paint; later,
 * `stores/preferences/theme.ts` takes over. Inlined as text: uses nothing from
 * outside its body.
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
