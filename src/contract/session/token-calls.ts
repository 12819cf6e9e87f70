import * as v from 'valibot'

import { Exact } from '../exact.ts'
import type { UnnamedCall } from '../named-calls.ts'
import { RefreshAnswer } from './session-answers.ts'
import { sessionPaths } from './session-paths.ts'

/** Made before all others, so they load without the rest of the contract. */
export const tokenCalls = {
  refresh: {
    method: 'POST',
    path: sessionPaths.refresh.path,
    envelope: 'bare',
    answer: RefreshAnswer
  },
  /** Only what distinguishes two admins. */
  whose: {
    method: 'GET',
    path: sessionPaths.current.path,
    envelope: 'bare',
    answer: v.object({
      id: v.pipe(Exact, v.transform(String), v.minLength(1))
    })
  }
} as const satisfies Record<string, UnnamedCall>
