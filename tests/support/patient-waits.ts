import { vi } from 'vitest'

import { WAIT_LIMIT_MS } from './limits.ts'

// Vitest has no setting for these two, and gives them a second.
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

type Options = Parameters<typeof waitFor>[1]

function patient(options: Options): Options {
  return typeof options === 'number'
    ? options
    : { timeout: WAIT_LIMIT_MS, ...options }
}
