import { atom, type ReadableAtom } from 'nanostores'

import { onRemembered, remember } from './browser-memory.ts'
import { recall } from './recall.ts'
import { type Theme, THEME_KEY, themeOf } from './theme-name.ts'

const $preference = atom<Theme>('system')
/** Whether the last choice of this page is kept in this browser. */
let isKept = true

/** The theme that a person prefers. */
export const $theme: ReadableAtom<Theme> = $preference

/** Prefers a theme from now on, here and in every other tab. */
export function setTheme(theme: Theme): void {
  $preference.set(theme)
  isKept = remember(THEME_KEY, theme)
}

/** Shows the preferred theme, and follows what other tabs prefer. */
export function startTheme(): void {
  readPreference()
  onRemembered(name => {
    if (name === null || name === THEME_KEY) readPreference()
  })
  // A page that was set aside has heard nothing meanwhile.
  window.addEventListener('pageshow', readPreference)
  $preference.subscribe(showTheme)
}

function readPreference(): void {
  // What has been chosen on this page stays where nothing can be kept.
  if (isKept) $preference.set(themeOf(recall(THEME_KEY)))
}

/** Tokens follow `data-theme`; without it they follow the system. */
function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
}
