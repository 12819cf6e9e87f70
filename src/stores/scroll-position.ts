import * as v from 'valibot'

export interface Place {
  /** In CSS pixels. */
  top: number
  focusedLink?: string | undefined
}

/** The table, or on a phone the whole screen. */
const SCROLLERS = '.scroll, main'

/** Saved for Back. */
export function saveScrollPosition(): void {
  const focused = document.activeElement
  const place: Place = {
    top: Math.max(0, ...scrollers().map(element => element.scrollTop)),
    focusedLink:
      focused instanceof HTMLAnchorElement && focused.closest('.scroll')
        ? (focused.getAttribute('href') ?? undefined)
        : undefined
  }
  history.replaceState({ place }, '')
}

/** Call once the rows are rendered. */
export function restoreScrollPosition(): void {
  const place = placeOf(history.state)
  if (!place) return
  for (const element of scrollers()) element.scrollTop = place.top
  if (place.focusedLink === undefined) return
  const link = document.querySelector<HTMLAnchorElement>(
    `.scroll a[href="${CSS.escape(place.focusedLink)}"]`
  )
  link?.focus({ preventScroll: true })
}

export function scrollToStart(): void {
  for (const element of scrollers()) element.scrollTop = 0
}

function scrollers(): Element[] {
  return [...document.querySelectorAll(SCROLLERS)]
}

const Saved = v.object({
  place: v.object({ top: v.number(), focusedLink: v.optional(v.string()) })
})

function placeOf(state: unknown): Place | undefined {
  const saved = v.safeParse(Saved, state)
  return saved.success ? saved.output.place : undefined
}
