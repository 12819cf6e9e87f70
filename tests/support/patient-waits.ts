import { vi } from 'vitest'

/** How long a test waits for what it expects, in ms. */
export const PATIENCE_MS = 15_000

// A wait is no measurement: the second that Vitest gives is short on a busy
// machine.
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

type Options = Parameters<typeof waitFor>[1]

function patient(options: Options): Options {
  return typeof options === 'number'
    ? options
    : { timeout: PATIENCE_MS, ...options }
}
