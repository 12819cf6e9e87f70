/** What may end in an ellipsis, and is read whole. */
const CUT = '[data-slot=money], [data-slot=filter-text]'

/**
 * An amount that is cut says all of it in its title. Delegated, as few are cut,
 * and how wide a column is changes. Returns a cleanup function.
 */
export function titleWhatIsCut(): () => void {
  document.addEventListener('pointerover', giveTitle)
  document.addEventListener('pointerout', takeTitle)
  return () => {
    document.removeEventListener('pointerover', giveTitle)
    document.removeEventListener('pointerout', takeTitle)
  }
}

function giveTitle({ target }: PointerEvent): void {
  const shown = shownAt(target)
  if (shown && [shown, ...shown.children].some(isCut)) {
    shown.title = shown.textContent
  }
}

function takeTitle({ target }: PointerEvent): void {
  shownAt(target)?.removeAttribute('title')
}

function shownAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CUT) : null
}

function isCut({ scrollWidth, clientWidth }: Element): boolean {
  return clientWidth > 0 && scrollWidth > clientWidth
}
