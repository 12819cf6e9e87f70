import { type Call, calls } from '../../../contract/calls.ts'
import {
  type CheckGroup,
  type Complaint,
  fail,
  findingOf,
  ok
} from '../check.ts'
import { described, isSuccess } from '../json.ts'
import { pathOf, type Probe, speaksContract } from '../probe.ts'
import { refusalChange, refusalComplaints } from '../problem-shape.ts'
import { difference } from '../shape.ts'
import { firstAnswer } from './address.ts'

function readPaths(probe: Probe): string[] {
  const paths = Object.values<Call>(calls)
    .filter(({ method }) => method === 'GET')
    .flatMap(call => pathOf(probe, call) ?? [])
  return [...new Set(paths)]
}

export const accessChecks: CheckGroup = {
  title: 'Who is let in',
  checks: [
    {
      id: 'no-token',
      needs: '401 without a token',
      why: 'Only it sets a guest apart from an error.',
      run: async probe =>
        findingOf(
          refusalComplaints(
            probe,
            `GET ${probe.session.current.path} without a token`,
            await firstAnswer(probe),
            [401]
          ),
          'refused',
          refusalChange(probe, 401)
        )
    },
    {
      id: 'bad-token',
      needs: '401 for a token that is none',
      why: '500 would be taken for a server in trouble, and asked again.',
      run: async probe => {
        const { path } = probe.session.current
        const answer = await probe.send({ path, token: 'probe.is.none' })
        const what = `GET ${path} with a made-up token`
        return findingOf(
          refusalComplaints(probe, what, answer, [401]),
          'refused',
          refusalChange(probe, 401)
        )
      }
    },
    {
      id: 'closed',
      needs: '401 for every other call without a token',
      why: 'A call that forgets to ask who is there gives its rows to anybody.',
      run: async probe => {
        const complaints: Complaint[] = []
        const paths = readPaths(probe).filter(
          path => path !== probe.session.current.path
        )
        for (const path of paths) {
          const answer = await probe.send({ path })
          // A path that is not there gives nothing away.
          const isRefused = speaksContract(probe)
            ? answer.status === 401
            : !isSuccess(answer)
          if (!isRefused) {
            const found = `answers ${described(answer)}`
            complaints.push({ verdict: 'fail', where: `GET ${path}`, found })
          }
        }
        return findingOf(
          complaints,
          `${paths.length} calls refused`,
          'Ask for the token before anything else is looked at.'
        )
      }
    },
    {
      id: 'current-admin',
      needs: 'the id of who is signed in, with the token',
      why: 'Nobody is signed in for the panel before this answer.',
      run: async probe => {
        const { answer, ours, problem } = await probe.ask(calls.currentAdmin)
        const where = problem ?? difference(calls.currentAdmin.answer, ours)
        if (isSuccess(answer) && where === undefined) return ok('known')
        return fail(
          `GET ${probe.session.current.path} answers ${described(answer)}${isSuccess(answer) ? ` (${where})` : ''}`,
          speaksContract(probe)
            ? 'Answer 200 with the administrator’s id, email and name, not wrapped.'
            : 'Change the path in session.current, or what admin makes of the answer.'
        )
      }
    },
    {
      id: 'unknown-path',
      needs: '404 for an unknown path',
      why: 'A page or a redirect there hides a wrong address.',
      run: async probe => {
        const answer = await probe.read('probe-nothing-here')
        return findingOf(
          refusalComplaints(probe, 'an unknown path', answer, [404]),
          'not found',
          refusalChange(probe, 404)
        )
      }
    }
  ]
}
