import { useState } from 'react'

/**
 * Whether a dialog is maximised, and its switch. A new opening, whose number
 * is `undefined` while closed, starts restored.
 */
export function useDialogSize(
  opening: number | undefined
): [maximised: boolean, toggle: () => void] {
  const [maximised, setMaximised] = useState(false)
  const [seen, setSeen] = useState(opening)
  if (seen !== opening) {
    setSeen(opening)
    if (opening !== undefined) setMaximised(false)
  }
  return [maximised, () => setMaximised(!maximised)]
}
