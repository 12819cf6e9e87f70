import { APPEARANCE_KEY } from '../../features/list/preferences/saved-appearance.ts'
import { functionText } from '../../programs/hosting/function-text.ts'

/**
 * Applies the saved appearance before the first paint; later,
 * `features/list/preferences/shown-appearance.ts` takes over. Inlined as text: uses
 * nothing from outside its body.
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
