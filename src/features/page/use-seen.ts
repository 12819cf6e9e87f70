import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been in or near the viewport at least once. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const target = element.current
    if (seen || !target) return undefined
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '100px' }
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}
