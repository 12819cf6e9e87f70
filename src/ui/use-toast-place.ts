import { type RefObject, useEffect } from 'react'

/** What stands at the lower edge of a phone: the foot of each layer. */
const FEET = '.side, .drawer-foot, .dialog-footer'

/**
 * Tells the styles how high the foot is that toasts stand on, and how much room
 * they take above it, in px: on a phone they lie over nothing that is used
 * (src/styles/toast.css). `count` is how many there are.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  count: number
): void {
  useEffect(() => {
    const toasts = region.current
    if (!toasts || count === 0) return undefined
    if (!('ResizeObserver' in window)) return undefined
    const { style } = document.documentElement
    let foot: HTMLElement | undefined
    const sizes = new ResizeObserver(() => {
      style.setProperty('--toasts-foot', `${foot?.offsetHeight ?? 0}px`)
      style.setProperty('--toasts-room', `${toasts.offsetHeight + 16}px`)
    })
    const follow = (): void => {
      const found = uppermostFoot()
      if (found === foot) return
      if (foot) sizes.unobserve(foot)
      foot = found
      // Being observed, it is measured.
      if (foot) sizes.observe(foot)
    }
    const layers = new MutationObserver(follow)
    follow()
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

/** Layers come one after the other, the uppermost last. */
function uppermostFoot(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(FEET)].findLast(
    foot => !foot.closest('[data-state="closed"]')
  )
}
