import { type CheckGroup, type Complaint, findingOf } from '../check.ts'
import { firstAnswer } from './address.ts'
import { requested, header, preflight, said, words } from './preflight.ts'

/** Headers that the panel reads or shows. */
const ANSWER_HEADERS = ['retry-after', 'etag', 'x-request-id']
const ALLOW_ORIGIN = 'access-control-allow-origin'
const ALLOW_CREDENTIALS = 'access-control-allow-credentials'

/** Other origins, similar ones among them. */
function strangers(origin: string): string[] {
  const { protocol, host } = new URL(origin)
  return [
    'https://probe.example.net',
    `${protocol}//${host}.example.net`,
    `${protocol}//not-${host}`,
    'null'
  ]
}

export const corsAnswerChecks: CheckGroup = {
  title: 'Answers to the panel’s origin (CORS)',
  checks: [
    {
      id: 'cors-answers',
      needs: 'the same leave on answers, errors included',
      why: 'The panel cannot read an error without it, and calls the server unreachable.',
      run: async probe => {
        const origin = probe.otherOrigin()
        const answer = await firstAnswer(probe)
        const complaints: Complaint[] = [
          [ALLOW_ORIGIN, origin] as const,
          [ALLOW_CREDENTIALS, 'true'] as const
        ]
          .filter(([name, value]) => header(answer, name) !== value)
          .map(([name]) => ({
            verdict: 'fail',
            found: `GET ${probe.session.current.path} (${answer.status}): ${said(answer, name)}`
          }))
        return findingOf(
          complaints,
          'given',
          'Add the CORS headers to every answer, 4xx and 5xx included (nginx: add_header ... always).'
        )
      }
    },
    {
      id: 'cors-exposed',
      needs: ANSWER_HEADERS.join(', '),
      why: 'The wait after 429, the version, and the id that people quote are hidden otherwise.',
      run: async probe => {
        probe.otherOrigin()
        const answer = await firstAnswer(probe)
        const exposed = words(answer, 'access-control-expose-headers')
        const missing = ANSWER_HEADERS.filter(name => !exposed.includes(name))
        return findingOf(
          missing.length === 0
            ? []
            : [
                { verdict: 'warn', found: `not exposed: ${missing.join(', ')}` }
              ],
          'exposed',
          'Access-Control-Expose-Headers: Date, Retry-After, ETag, Idempotent-Replayed, X-Request-Id'
        )
      }
    },
    {
      id: 'cors-vary',
      needs: 'Vary: Origin',
      why: 'A cache between would give one origin the answer made for another.',
      run: async probe => {
        const origin = probe.otherOrigin()
        const own = await firstAnswer(probe)
        const [first] = requested(probe)
        const answers = first
          ? [own, await preflight(probe, first, origin)]
          : [own]
        const complaints = answers
          .filter(answer => {
            const vary = words(answer, 'vary')
            return !vary.includes('origin') && !vary.includes('*')
          })
          .map(answer => ({
            verdict: 'warn' as const,
            found: said(answer, 'vary')
          }))
        return findingOf(complaints.slice(0, 1), 'said', 'Vary: Origin')
      }
    },
    {
      id: 'cors-strangers',
      needs: 'no other origin allowed',
      why: 'A page that is allowed too can act as whoever is signed in.',
      run: async probe => {
        const complaints: Complaint[] = []
        const [first] = requested(probe)
        for (const stranger of strangers(probe.otherOrigin())) {
          const answers = [
            ...(first ? [await preflight(probe, first, stranger)] : []),
            await probe.send({
              path: probe.session.current.path,
              headers: { origin: stranger }
            })
          ]
          if (
            answers.some(answer => header(answer, ALLOW_ORIGIN) === stranger)
          ) {
            complaints.push({
              verdict: 'fail',
              found: `${stranger} is allowed`
            })
          }
        }
        return findingOf(
          complaints,
          'none is',
          'Compare Origin with a fixed list of whole origins; never send it back unseen.'
        )
      }
    }
  ]
}
