import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Fault } from '../../../src/programs/reference-api/http/fault.ts'
import { useApiServer } from '../../support/api-server.ts'
import { openStores } from '../../support/stores.ts'

const api = useApiServer()

/** What the server makes of a sign-in, a sign-out, or who it is. */
const faults = fc.constantFrom<Fault>(
  {},
  { status: 503 },
  { status: 429, headers: { 'Retry-After': '1' } },
  { html: true },
  { garbage: '{"access_token":' },
  { shape: null },
  { cutBody: true },
  { revoke: true },
  { lateMs: 5 }
)

const act = fc.record({
  what: fc.constantFrom('sign-in', 'as nobody', 'sign-out'),
  /** Whether the one before has to end first. */
  waits: fc.boolean(),
  path: fc.constantFrom(
    'admin/login',
    'admin/logout',
    'admin',
    'admin/refresh'
  ),
  fault: faults
})

test('whatever becomes of sign-ins and sign-outs, the loader is off in the end (NET-11)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 6 }), async acts => {
      const { signIn, signOut } = await openStores(api.base)
      const { $loader } = await import('../../../src/stores/loader.ts')
      const shown: string[] = []
      $loader.listen(({ kind }) => shown.push(kind))
      const { email, password } = api.account
      const running: Promise<unknown>[] = []
      for (const { what, waits, path, fault } of acts) {
        if (waits) await Promise.all(running)
        await api.control.faults.clear()
        await api.control.faults.set([{ path, times: 2, fault }])
        const acting =
          what === 'sign-out'
            ? signOut()
            : signIn(what === 'sign-in' ? email : 'nobody@localhost', password)
        running.push(acting.catch(() => undefined))
      }
      await Promise.all(running)
      expect($loader.get().kind).toBe('off')
      expect(shown.includes('on')).toBe(acts.length > 0)
    }),
    { numRuns: 40 }
  )
})
