/** Excludes checkboxes, which take no letters. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(FIELDS))
  )
}
