import * as v from 'valibot'

import type { Call } from '../calls.ts'
import { Exact } from '../exact.ts'
import { ADMIN_PATH, REFRESH_PATH } from '../prefetch-paths.ts'
import { RefreshAnswer } from './session-answers.ts'

/** Made before all others, so they load without the rest of the contract. */
export const tokenCalls = {
  refresh: {
    method: 'POST',
    path: REFRESH_PATH,
    envelope: 'bare',
    answer: RefreshAnswer
  },
  /** Only what distinguishes two admins. */
  whose: {
    method: 'GET',
    path: ADMIN_PATH,
    envelope: 'bare',
    answer: v.object({
      id: v.pipe(Exact, v.transform(String), v.minLength(1))
    })
  }
} as const satisfies Record<string, Call>
