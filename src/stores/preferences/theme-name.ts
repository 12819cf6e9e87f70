/** What a person can prefer: as the system is, or always one of the two. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Where the preference is kept for every tab of this browser. */
export const THEME_KEY = 'panel-theme'

/** The theme of a kept text; what is no theme is that of the system. */
export function themeOf(text: string | undefined): Theme {
  return themes.find(theme => theme === text) ?? 'system'
}
