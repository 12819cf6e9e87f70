import { type RefObject, useLayoutEffect, useState } from 'react'

/** In CSS pixels, before the first measurement. */
const UNKNOWN_WIDTH_PX = 600

/** In whole CSS pixels. */
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
