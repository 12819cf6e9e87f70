import { CallError } from '../call-error.ts'
import type { Answer } from '../call.ts'
import {
  type CheckGroup,
  fail,
  type Finding,
  LeftOut,
  ok,
  warn
} from '../check.ts'
import { described, isJson, jsonOf, mediaType } from '../json.ts'
import type { Probe } from '../probe.ts'
import { remembered } from '../remembered.ts'

const onceAsked = remembered<Answer>()

/** Who is signed in, asked without a token. */
export function firstAnswer(probe: Probe): Promise<Answer> {
  return onceAsked(probe, 'first', async () =>
    probe.send({ path: probe.session.current.path })
  )
}

export const addressChecks: CheckGroup = {
  title: 'Address',
  gate: true,
  checks: [
    {
      id: 'address',
      needs: 'an https address',
      why: 'A build refuses to call an API that anybody on the way can read.',
      run: ({ base }) =>
        base.startsWith('https:')
          ? ok(base)
          : warn(
              `${base} is plain http, which works on this machine only`,
              'Serve the API over https; npm run build takes nothing else.'
            )
    },
    {
      id: 'certificate',
      needs: 'a certificate that browsers take',
      why: 'A browser makes no call at all past a certificate it refuses.',
      run: async probe => {
        if (!probe.base.startsWith('https:')) throw new LeftOut('plain http')
        try {
          await firstAnswer(probe)
        } catch (error) {
          if (!(error instanceof CallError) || error.certificate) {
            return fail(
              error instanceof Error ? error.message : String(error),
              'Install a certificate for this name with its whole chain. One of a private authority: run again with NODE_EXTRA_CA_CERTS=authority.pem.'
            )
          }
        }
        return ok('taken')
      }
    },
    {
      id: 'answers',
      needs: 'an answer within the time limit',
      why: 'Without one the panel can only say that the server is not reached.',
      run: async probe => {
        try {
          const { milliseconds } = await firstAnswer(probe)
          return ok(`answered in ${Math.round(milliseconds)} ms`)
        } catch (error) {
          if (!(error instanceof CallError)) throw error
          return fail(
            error.message,
            'Check the address, its port, and that the API runs.'
          )
        }
      }
    },
    {
      id: 'is-an-api',
      needs: 'JSON, at this very address',
      why: 'The panel follows no redirect with a token, and a page is no answer.',
      run: async probe => {
        const { current, login } = probe.session
        const found = notAnApi(current.path, await firstAnswer(probe))
        if (!found) return ok(`GET ${current.path} answers`)
        // Only one of the paths may be wrong.
        const other = await probe.post(login.path, {})
        return notAnApi(login.path, other) ? found : ok('it is one')
      }
    }
  ]
}

/** What to change; `undefined` if the answer is that of an API. */
function notAnApi(path: string, answer: Answer): Finding | undefined {
  const found = `GET ${path} answers ${described(answer)}`
  if (answer.status >= 300 && answer.status < 400) {
    return fail(found, 'Give the address that it redirects to.')
  }
  if (mediaType(answer) === 'text/html') {
    return fail(
      found,
      'That is a web page: give the address of the API, with its path.'
    )
  }
  if (!isJson(answer) || jsonOf(answer) === undefined) {
    return fail(found, 'Answer with JSON and say so in Content-Type.')
  }
  if (answer.status === 404) {
    return fail(found, `Give the address that GET ${path} lies below.`)
  }
  return undefined
}
