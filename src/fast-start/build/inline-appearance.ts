import { LOOK_KEY } from '../../features/list/preferences/kept-look.ts'
import { functionText } from '../../hosting/function-text.ts'

/**
 * Returns a screen the look that it had last in this browser from the first
 * paint on; `features/list/preferences/shown-look.ts` takes over once it is known who
 * has signed in.
 *
 * It is written into each page's head as text: it may use nothing from
 * outside its own body.
 */
function showKeptLook(prefix: string): void {
  try {
    const { dataset } = document.documentElement
    const look = localStorage.getItem(prefix + dataset['screen'])
    if (look !== null) dataset['look'] = look
  } catch {
    // Where nothing can be kept, a screen is as it was built.
  }
}

/** It as the text of a classic script. */
export function inlineAppearanceScript(): string {
  return `(${functionText(showKeptLook)})(${JSON.stringify(LOOK_KEY)})`
}
