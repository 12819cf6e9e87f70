import * as v from 'valibot'

/** Where a person was in an entry of the history. */
export interface Place {
  /** Scroll of the list, in CSS pixels. */
  top: number
  /** `href` of the link that had the focus. */
  focusedLink?: string | undefined
}

/** What scrolls on a screen: the table, or the whole of it on a phone. */
const SCROLLERS = '.scroll, .main'

/** Keeps scroll and focus in the current history entry, for Back. */
export function keepPlace(): void {
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

/** Returns scroll and focus back, once the rows of the entry stand there. */
export function restorePlace(): void {
  const place = placeOf(history.state)
  if (!place) return
  for (const element of scrollers()) element.scrollTop = place.top
  if (place.focusedLink === undefined) return
  const link = document.querySelector<HTMLAnchorElement>(
    `.scroll a[href="${CSS.escape(place.focusedLink)}"]`
  )
  link?.focus({ preventScroll: true })
}

/** Shows the beginning of what scrolls. */
export function scrollToStart(): void {
  for (const element of scrollers()) element.scrollTop = 0
}

function scrollers(): Element[] {
  return [...document.querySelectorAll(SCROLLERS)]
}

/** What `keepPlace` left in a history entry, and nothing else. */
const Kept = v.object({
  place: v.object({ top: v.number(), focusedLink: v.optional(v.string()) })
})

function placeOf(state: unknown): Place | undefined {
  const kept = v.safeParse(Kept, state)
  return kept.success ? kept.output.place : undefined
}
