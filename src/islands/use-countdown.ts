import { useEffect, useState } from 'react'

/** Seconds left, and how to start them; 0 when there is nothing to wait for. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until === 0) return undefined
    const timer = setInterval(() => {
      const time = Date.now()
      setNow(time)
      if (time >= until) setUntil(0)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const left = until === 0 ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  return [
    left,
    seconds => {
      // One reading: a clock that moves between two would add a second.
      const time = Date.now()
      setNow(time)
      setUntil(time + seconds * 1000)
    }
  ]
}
