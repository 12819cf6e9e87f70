import { useEffect, useState } from 'react'

import { startWait, type Wait, waitLeft } from '../../format/wait.ts'

/** Returns the seconds left (0 when idle) and a start function. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [wait, setWait] = useState<Wait>()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!wait) return undefined
    const timer = setInterval(() => {
      const seconds = Math.ceil(waitLeft(wait) / 1000)
      setLeft(seconds)
      if (seconds === 0) setWait(undefined)
    }, 1000)
    return () => clearInterval(timer)
  }, [wait])
  return [
    left,
    seconds => {
      setLeft(seconds)
      setWait(seconds > 0 ? startWait(seconds * 1000) : undefined)
    }
  ]
}
