/** `sm` in `tailwind.config.cjs`: a larger font needs a wider window. */
const BELOW_REM = 40

/** Whether rows are cards, and dialogs sheets. */
export function isNarrow(): boolean {
  return matchMedia(`(width < ${BELOW_REM}rem)`).matches
}
