import { useState } from 'react'

/** `opening` is `undefined` while closed. */
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
