/** Something that can be seen: what it is, and what it is called. */
export interface Target {
  css: string
  /** Its label or its whole text. */
  name?: string
  /** A part of its text. */
  has?: string
}

/** Where something is, and what it says. */
export interface Sight {
  x: number
  y: number
  text: string
  /** Whether the pointer would meet it there. */
  open: boolean
}

/**
 * Looks for what is drawn, and scrolls to it. It is sent to the page as text:
 * it may use nothing from outside its own body.
 */
export function findSight({ css, name, has = '' }: Target): Sight | null {
  const said = (element: Element): string =>
    element.textContent.replaceAll(/\s+/gu, ' ').trim()
  const nameOf = (element: Element): string => {
    const { labels } = element as HTMLInputElement
    const [label] = labels ?? []
    const id = element.getAttribute('aria-labelledby')
    const other = id === null ? null : document.getElementById(id)
    const written = element.getAttribute('aria-label')
    return written ?? said(other ?? label ?? element)
  }
  const found = [...document.querySelectorAll(css)].find(
    element =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element) === name) &&
      said(element).includes(has)
  )
  if (!found) return null
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = found.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const met = document.elementFromPoint(x, y)
  const open = met !== null && (found.contains(met) || met.contains(found))
  return { x, y, text: said(found), open }
}
