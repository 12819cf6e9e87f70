/** Answers that Back shows without waiting. */
const CACHED_ANSWERS = 30

export interface Cache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  clear(): void
}

/** Drops the least recently used answer. */
export function createCache<Value>(): Cache<Value> {
  const answers = new Map<string, Value>()
  function set(key: string, value: Value): void {
    answers.delete(key)
    answers.set(key, value)
    const [oldest] = answers.keys()
    if (answers.size > CACHED_ANSWERS && oldest !== undefined) {
      answers.delete(oldest)
    }
  }
  return {
    get(key) {
      const value = answers.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
    delete: key => void answers.delete(key),
    clear: () => answers.clear()
  }
}
