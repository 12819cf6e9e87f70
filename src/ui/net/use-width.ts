import { type RefObject, useLayoutEffect, useState } from 'react'

import { fontScale } from '../rem.ts'

export interface Measured {
  /** In whole CSS pixels. */
  width: number
  /** What a length grows by where the default font size is not 16 px. */
  scale: number
}

/** Before the first measurement. */
const UNKNOWN: Measured = { width: 600, scale: 1 }

export function useWidth(element: RefObject<HTMLElement | null>): Measured {
  const [measured, setMeasured] = useState(UNKNOWN)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = (): void => {
      const width = Math.floor(target.clientWidth) || UNKNOWN.width
      setMeasured({ width, scale: fontScale() })
    }
    measure()
    if (!('ResizeObserver' in window)) {
      addEventListener('resize', measure)
      return () => removeEventListener('resize', measure)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return measured
}
