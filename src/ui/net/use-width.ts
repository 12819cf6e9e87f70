import { type RefObject, useLayoutEffect, useState } from 'react'

/** Used before the element has a size, in CSS pixels. */
const UNKNOWN_WIDTH_PX = 600

/** The width of an element in whole CSS pixels, kept up to date. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNKNOWN_WIDTH_PX)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = (): void =>
      setWidth(Math.floor(target.clientWidth) || UNKNOWN_WIDTH_PX)
    measure()
    if (!('ResizeObserver' in window)) {
      addEventListener('resize', measure)
      return () => removeEventListener('resize', measure)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
