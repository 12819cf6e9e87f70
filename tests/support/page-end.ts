import { afterAll } from 'vitest'

let isOver = false
const timers = new Set<ReturnType<typeof setTimeout>>()

/** As a closed page, a test file that has ended does nothing more by itself. */
afterAll(() => {
  isOver = true
  for (const timer of timers) clearTimeout(timer)
})

const { fetch, setTimeout } = globalThis

/** It gets no more answers. */
globalThis.fetch = async (...request) => {
  const answer = await fetch(...request).catch((error: unknown) => {
    if (!isOver) throw error
  })
  return answer && !isOver ? answer : new Promise(() => undefined)
}

/** Its timers end with it: a slow machine takes the page away before it ends. */
globalThis.setTimeout = new Proxy(setTimeout, {
  apply(target, self, values) {
    const timer: ReturnType<typeof setTimeout> = Reflect.apply(
      target,
      self,
      values
    )
    timers.add(timer)
    return timer
  }
})
