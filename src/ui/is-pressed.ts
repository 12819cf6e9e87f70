/** As most browsers show the focus of a choice only where keys made it. */
export function isPressed(input: HTMLInputElement): boolean {
  return !input.matches(':focus-visible')
}
