import { atom, type ReadableAtom } from 'nanostores'

import { onRemembered, remember } from './browser-memory.ts'
import { recall } from './recall.ts'
import { type Theme, THEME_KEY, themeOf } from './theme-name.ts'

const $preference = atom<Theme>('system')
let isSaved = true

export const $theme: ReadableAtom<Theme> = $preference

export function setTheme(theme: Theme): void {
  $preference.set(theme)
  isSaved = remember(THEME_KEY, theme)
}

export function startTheme(): void {
  readPreference()
  onRemembered(name => {
    if (name === null || name === THEME_KEY) readPreference()
  })
  // A page in the back-forward cache misses events.
  window.addEventListener('pageshow', readPreference)
  $preference.subscribe(showTheme)
}

function readPreference(): void {
  // Without storage, the choice of this page stays.
  if (isSaved) $preference.set(themeOf(recall(THEME_KEY)))
}

/** Tokens follow `data-theme`; without it they follow the system. */
function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
}
