import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import {
  SCHEDULED_BASE,
  scheduleAnswers
} from '../../support/scheduled-answers.ts'
import { tokenOf } from '../../support/token.ts'
import { visitChecked } from '../../support/visit.ts'

const lists = ['currencies', 'users', 'games'] as const

/** What the calls meet: refused answers, and a refresh that is refused too. */
interface Refusals {
  /** The list of each call. */
  asked: (typeof lists)[number][]
  /** Whether the refresh is refused, or gives a token that nobody takes. */
  refreshDies: boolean
}

const refusals: fc.Arbitrary<Refusals> = fc.record({
  asked: fc.array(fc.constantFrom(...lists), { minLength: 1, maxLength: 40 }),
  refreshDies: fc.boolean()
})

test('refusals in any number and order end a session once (REF-14)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      refusals,
      async (scheduler, { asked: requested, refreshDies }) => {
        let over = false
        let made = 0
        const answer = (name: string): object | number => {
          if (name === 'POST admin/refresh') {
            made += 1
            const iat = Math.floor(Date.now() / 1000)
            const accessToken = tokenOf({ sub: '1', made, iat, exp: iat + 600 })
            return over && refreshDies ? 401 : { accessToken }
          }
          return over ? 401 : { id: '1', email: 'a@example.com' }
        }
        const calls = scheduleAnswers(scheduler, answer)
        const opening = visitChecked({ base: SCHEDULED_BASE }, '/users')
        const page = await scheduler.waitFor(opening)
        expect(page.$session.get().kind).toBe('admin')
        const ended = vi.fn<() => void>()
        page.on('need-logout', ended)
        over = true
        calls.length = 0

        const ends = requested.map(async (list, index) => {
          await scheduler.schedule(Promise.resolve(), `caller ${index}`)
          return page.client.page(list).catch((error: unknown) => error)
        })
        for (const error of await scheduler.waitFor(Promise.all(ends))) {
          expect(error).toMatchObject({ kind: 'unauthenticated' })
        }
        expect(ended).toHaveBeenCalledOnce()
        expect(page.assign.mock.calls).toEqual([['/login']])
        expect(page.replace).not.toHaveBeenCalled()
        expect(page.$session.get()).toEqual({ kind: 'guest', reason: 'ended' })
      }
    ),
    { numRuns: 15 }
  )
})
