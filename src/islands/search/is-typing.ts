/** What takes letters; a checkbox does not. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/** Whether a key goes into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(FIELDS))
  )
}
