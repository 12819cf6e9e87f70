// A blocked page cannot take the focus, so it is remembered here meanwhile.
let held: { element?: HTMLElement } | undefined

export const ROW = 'tr[data-row]'
const FALLBACKS = ['[data-focus-fallback]', 'main h1', 'main']

export function focusedElement(): HTMLElement | undefined {
  const active = document.activeElement
  const focused = active instanceof HTMLElement && active !== document.body
  return focused ? active : held?.element
}

/** Focuses now, or when the block ends. */
export function moveFocus(element: HTMLElement): void {
  if (held) held.element = element
  else element.focus({ preventScroll: true })
}

/** Focuses `element`, or a substitute if it cannot take the focus. */
export function returnFocus(element: HTMLElement): void {
  moveFocus(element)
  if (held || document.activeElement === element) return
  substitute()?.focus()
}

export function holdFocus(): void {
  held ??= {}
  const element = focusedElement()
  if (element) held.element = element
  if (element === document.activeElement) element?.blur()
}

/** Unless something outside the block has the focus. */
export function releaseFocus(): void {
  const element = held?.element
  held = undefined
  if (element && !focusedElement()) returnFocus(element)
}

/** The same control of another row. */
export function alikeIn(
  row: Element,
  { dataset }: HTMLElement
): HTMLElement | null {
  const press = dataset['press']
  return row.querySelector(press ? `[data-press="${press}"]` : 'a[href]')
}

export function openModal(): HTMLElement | undefined {
  const open = '[aria-modal="true"][data-state="open"]'
  return [...document.querySelectorAll<HTMLElement>(open)].at(-1)
}

/** The topmost open modal dialog, else the heading of the page. */
export function substitute(): HTMLElement | undefined {
  const modal = openModal()
  if (modal) return modal
  const place = FALLBACKS.map(selector =>
    document.querySelector<HTMLElement>(selector)
  ).find(found => found !== null)
  // A heading needs a tab index to take the focus.
  if (place && place.tabIndex < 0) place.tabIndex = -1
  return place ?? undefined
}
