import { useState } from 'react'

/** Collects all values so far: a choice must not remove the others. */
export function useSeenValues(values: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([])
  const fresh = values.filter(value => !seen.includes(value))
  if (fresh.length === 0) return seen
  const all = [...new Set([...seen, ...fresh])]
  setSeen(all)
  return all
}
