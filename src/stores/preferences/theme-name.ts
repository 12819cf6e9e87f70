export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

export const THEME_KEY = 'panel-theme'

/** Any unknown text means `system`. */
export function themeOf(text: string | undefined): Theme {
  return themes.find(theme => theme === text) ?? 'system'
}
