import { afterAll } from 'vitest'

let isOver = false

afterAll(() => {
  isOver = true
})

const { fetch } = globalThis

/** As a closed page, a test file that has ended gets no more answers. */
globalThis.fetch = async (...request) => {
  const answer = await fetch(...request).catch((error: unknown) => {
    if (!isOver) throw error
  })
  return answer && !isOver ? answer : new Promise(() => undefined)
}
