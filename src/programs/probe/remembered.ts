import type { Probe } from './probe.ts'

export type Remembered<Value> = (
  probe: Probe,
  key: string,
  ask: () => Promise<Value>
) => Promise<Value>

/** Requests each key once per probe. */
export function remembered<Value>(): Remembered<Value> {
  const known = new WeakMap<Probe, Map<string, Promise<Value>>>()
  return (probe, key, ask) => {
    const answers = known.get(probe) ?? new Map<string, Promise<Value>>()
    known.set(probe, answers)
    const value = answers.get(key) ?? ask()
    answers.set(key, value)
    return value
  }
}
