/**
 * Where the focus was when the page got blocked. An element of a blocked
 * page cannot take the focus, so who moves it meanwhile is heard later.
 */
let held: { element?: HTMLElement } | undefined

const FALLBACKS = ['[data-focus-fallback]', 'main h1', 'main']

/** Returns the focused element, or the one that gets the focus back. */
export function focusedElement(): HTMLElement | undefined {
  const active = document.activeElement
  const focused = active instanceof HTMLElement && active !== document.body
  return focused ? active : held?.element
}

/** Focuses `element`: now, or when the block of the page ends. */
export function moveFocus(element: HTMLElement): void {
  if (held) held.element = element
  else element.focus({ preventScroll: true })
}

/** Focuses `element`, or what stands for it when it cannot take the focus. */
export function returnFocus(element: HTMLElement): void {
  moveFocus(element)
  if (held || document.activeElement === element) return
  substitute()?.focus()
}

/** Remembers and drops the focus, until `releaseFocus`. */
export function holdFocus(): void {
  held ??= {}
  const element = focusedElement()
  if (element) held.element = element
  if (element === document.activeElement) element?.blur()
}

/** Returns the focus back, unless something outside the block has it. */
export function releaseFocus(): void {
  const element = held?.element
  held = undefined
  if (element && !focusedElement()) returnFocus(element)
}

/** The topmost open modal dialog, else the heading of the page. */
export function substitute(): HTMLElement | undefined {
  const open = '[aria-modal="true"][data-state="open"]'
  const modal = [...document.querySelectorAll<HTMLElement>(open)].at(-1)
  if (modal) return modal
  const place = FALLBACKS.map(selector =>
    document.querySelector<HTMLElement>(selector)
  ).find(found => found !== null)
  // A heading takes the focus only with a tab index.
  if (place && place.tabIndex < 0) place.tabIndex = -1
  return place ?? undefined
}
