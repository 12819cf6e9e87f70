import { type RefObject, useEffect } from 'react'

/** They have the margin `--toasts-room` on a phone. */
const FEET = '[data-foot]'

/**
 * Sets `--toasts-foot` and `--toasts-room` in px, so that toasts cover no
 * controls on a phone.
 */
export function useToastPosition(
  region: RefObject<HTMLElement | null>,
  count: number
): void {
  useEffect(() => {
    const toasts = region.current
    if (!toasts || count === 0) return undefined
    const { style } = document.documentElement
    let foot: HTMLElement | undefined
    const sizes = new ResizeObserver(() => {
      style.setProperty('--toasts-foot', `${foot?.offsetHeight ?? 0}px`)
      style.setProperty('--toasts-room', `${toasts.offsetHeight + 16}px`)
    })
    const observeFooter = (): void => {
      const found = uppermostFoot()
      if (found === foot) return
      if (foot) sizes.unobserve(foot)
      foot = found
      if (foot) sizes.observe(foot)
    }
    const layers = new MutationObserver(observeFooter)
    observeFooter()
    sizes.observe(toasts)
    layers.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-state']
    })
    return () => {
      sizes.disconnect()
      layers.disconnect()
      style.removeProperty('--toasts-foot')
      style.removeProperty('--toasts-room')
    }
  }, [region, count])
}

/** The topmost overlay comes last. */
function uppermostFoot(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(FEET)].findLast(
    foot => !foot.closest('[data-state="closed"]')
  )
}
