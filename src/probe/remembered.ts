import type { Probe } from './probe.ts'

/** Asks a question of a probe, or gives what was answered before. */
export type Remembered<Value> = (
  probe: Probe,
  key: string,
  ask: () => Promise<Value>
) => Promise<Value>

/** Keeps the answers to questions of one kind, so that none is asked twice. */
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
