import type { CheckGroup } from '../check.ts'
import { described } from '../json.ts'
import {
  everyPreflight,
  header,
  requested,
  requestHeaders,
  said,
  words
} from './preflight.ts'

/** These need no permission (Fetch, 4.8). */
const FREE_METHODS = ['GET', 'HEAD', 'POST']
const LEAST_MAX_AGE = 600
const ALLOW_ORIGIN = 'access-control-allow-origin'
const ALLOW_CREDENTIALS = 'access-control-allow-credentials'

export const corsPreflightChecks: CheckGroup = {
  title: 'Leave for calls from the panel’s origin (CORS)',
  checks: [
    {
      id: 'cors-preflight',
      needs: 'OPTIONS answered without a token',
      why: 'A browser asks before each kind of call, and it sends no token then.',
      run: everyPreflight(
        answer =>
          (answer.status < 200 || answer.status > 299) && described(answer),
        {
          verdict: 'fail',
          otherwise: 'answered',
          change: () =>
            'Answer OPTIONS with 204 before anything asks for a token.'
        }
      )
    },
    {
      id: 'cors-origin',
      needs: 'the panel’s origin, by name',
      why: 'With the cookie a browser takes only the exact origin, and never *.',
      run: everyPreflight(
        (answer, _, origin) =>
          header(answer, ALLOW_ORIGIN) !== origin && said(answer, ALLOW_ORIGIN),
        {
          verdict: 'fail',
          otherwise: 'named',
          change: origin => `Access-Control-Allow-Origin: ${origin}`
        }
      )
    },
    {
      id: 'cors-credentials',
      needs: 'leave to send the cookie',
      why: 'Without it no refresh works, and each reload asks for the password.',
      run: everyPreflight(
        answer =>
          header(answer, ALLOW_CREDENTIALS) !== 'true' &&
          said(answer, ALLOW_CREDENTIALS),
        {
          verdict: 'fail',
          otherwise: 'given',
          change: () => 'Access-Control-Allow-Credentials: true'
        }
      )
    },
    {
      id: 'cors-methods',
      needs: 'the methods of the panel’s calls',
      why: 'A method that is not allowed is never sent.',
      run: everyPreflight(
        (answer, { method }) =>
          !FREE_METHODS.includes(method) &&
          !words(answer, 'access-control-allow-methods').includes(
            method.toLowerCase()
          ) &&
          said(answer, 'access-control-allow-methods'),
        {
          verdict: 'fail',
          otherwise: 'allowed',
          change: (_origin, probe) =>
            `Access-Control-Allow-Methods: HEAD, ${requested(probe)
              .map(({ method }) => method)
              .join(', ')}`
        }
      )
    },
    {
      id: 'cors-headers',
      needs: 'the headers of the panel’s calls',
      why: 'A call with a header that is not allowed is never sent; * does not count with the cookie.',
      run: everyPreflight(
        (answer, _call, _origin, probe) => {
          const allowed = words(answer, 'access-control-allow-headers')
          const missing = requestHeaders(probe).filter(
            name => !allowed.includes(name)
          )
          return missing.length > 0 && `not allowed: ${missing.join(', ')}`
        },
        {
          verdict: 'fail',
          otherwise: 'allowed',
          change: (_origin, probe) =>
            `Access-Control-Allow-Headers: ${requestHeaders(probe).join(', ')}`
        }
      )
    },
    {
      id: 'cors-max-age',
      needs: 'an answer that lasts for ten minutes or more',
      why: 'Otherwise every call is two, and every screen waits twice.',
      run: everyPreflight(
        answer =>
          !(
            Number(header(answer, 'access-control-max-age')) >= LEAST_MAX_AGE
          ) && said(answer, 'access-control-max-age'),
        {
          verdict: 'warn',
          otherwise: 'lasting',
          change: () => 'Access-Control-Max-Age: 7200'
        }
      )
    }
  ]
}
