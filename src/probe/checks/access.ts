import { type Call, calls } from '../../contract/calls.ts'
import {
  type CheckGroup,
  type Complaint,
  fail,
  findingOf,
  ok
} from '../check.ts'
import { described, jsonOf } from '../json.ts'
import { PROBLEM_CHANGE, refusalComplaints } from '../problem-shape.ts'
import { difference } from '../shape.ts'
import { firstAnswer } from './address.ts'

const NOBODYS_ID = 'probe-0'

/** With an unknown id where the path takes one. */
const reading = Object.values<Call>(calls)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path.replaceAll(/:\w+/gu, NOBODYS_ID))

export const accessChecks: CheckGroup = {
  title: 'Who is let in',
  checks: [
    {
      id: 'no-token',
      needs: '401 in the error shape without a token',
      why: 'A guest is told from an error by it.',
      run: async probe =>
        findingOf(
          refusalComplaints(
            `GET ${calls.currentAdmin.path} without a token`,
            await firstAnswer(probe),
            [401]
          ),
          'refused',
          `401. ${PROBLEM_CHANGE}`
        )
    },
    {
      id: 'bad-token',
      needs: '401 in the error shape for a token that is none',
      why: '500 would be taken for a server in trouble, and asked again.',
      run: async probe => {
        const answer = await probe.send({
          path: calls.currentAdmin.path,
          headers: { authorization: 'Bearer probe.is.none' }
        })
        const what = `GET ${calls.currentAdmin.path} with a made-up token`
        return findingOf(
          refusalComplaints(what, answer, [401]),
          'refused',
          `401. ${PROBLEM_CHANGE}`
        )
      }
    },
    {
      id: 'closed',
      needs: '401 for every other call without a token',
      why: 'A call that forgets to ask who is there gives its rows to anybody.',
      run: async probe => {
        const complaints: Complaint[] = []
        for (const path of reading) {
          if (path === calls.currentAdmin.path) continue
          const answer = await probe.send({ path })
          if (answer.status !== 401) {
            const found = `GET ${path} answers ${described(answer)}`
            complaints.push({ verdict: 'fail', found })
          }
        }
        return findingOf(
          complaints,
          `${reading.length - 1} calls refused`,
          'Ask for the token before anything else is looked at.'
        )
      }
    },
    {
      id: 'current-admin',
      needs: '200 and {"id": "..."} with the token',
      why: 'Nobody is signed in for the panel before this answer.',
      run: async probe => {
        const answer = await probe.read(calls.currentAdmin.path)
        const where = difference(calls.currentAdmin.answer, jsonOf(answer))
        if (answer.status === 200 && where === undefined) return ok('known')
        return fail(
          `answers ${described(answer)}${where === undefined ? '' : ` (${where})`}`,
          'Answer 200 with the administrator’s id, email and name, not wrapped.'
        )
      }
    },
    {
      id: 'unknown-path',
      needs: '404 in the error shape for an unknown path',
      why: 'A page or a redirect there hides a wrong address.',
      run: async probe => {
        const answer = await probe.read('probe-nothing-here')
        return findingOf(
          refusalComplaints('an unknown path', answer, [404]),
          'not found',
          `404. ${PROBLEM_CHANGE}`
        )
      }
    }
  ]
}
