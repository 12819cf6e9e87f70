import { calls } from '../../contract/calls.ts'
import {
  type CheckGroup,
  type Complaint,
  findingOf,
  LeftOut
} from '../check.ts'
import { described } from '../json.ts'
import { nobody, type Probe } from '../probe.ts'
import { cookieHeader, keepCookies } from '../session.ts'

const FOREIGN = 'https://probe.example.net'
/** What a form of another site can send without a preflight. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded']

/** 401 means that the body was read. */
async function formSignIn(probe: Probe, type: string): Promise<Complaint[]> {
  const account = nobody()
  const body =
    type === 'text/plain'
      ? JSON.stringify(account)
      : new URLSearchParams({ ...account }).toString()
  const answer = await probe.send({
    method: 'POST',
    path: calls.login.path,
    headers: { 'content-type': type },
    body
  })
  if (answer.status === 429) throw new LeftOut('too many sign-ins for now')
  if ([400, 403, 415, 422].includes(answer.status)) return []
  const found = `${calls.login.path} reads ${type} (${described(answer)})`
  return [{ verdict: 'fail', found }]
}

async function formRefresh(probe: Probe): Promise<Complaint[]> {
  if (!probe.credentials) return []
  const { jar } = await probe.signIn()
  const answer = await probe.send({
    method: 'POST',
    path: calls.refresh.path,
    headers: { 'content-type': 'text/plain', ...cookieHeader(jar) },
    body: '{}'
  })
  keepCookies(jar, answer)
  if (answer.status >= 400 && answer.status < 500) return []
  const found = `${calls.refresh.path} takes text/plain (${described(answer)})`
  return [{ verdict: 'fail', found }]
}

export const csrfChecks: CheckGroup = {
  title: 'Calls of other sites (CSRF)',
  checks: [
    {
      id: 'csrf-content-type',
      needs: 'sign-in and refresh that take application/json alone',
      why: 'A form of any site can post the other types with the visitor’s cookie.',
      run: async probe => {
        const complaints = await formRefresh(probe)
        for (const type of FORM_TYPES) {
          complaints.push(...(await formSignIn(probe, type)))
        }
        return findingOf(
          complaints,
          probe.credentials ? 'they do' : 'the sign-in does; refresh not tried',
          'Answer 415 unless Content-Type is application/json.'
        )
      }
    },
    {
      id: 'csrf-origin',
      needs: 'Origin and Sec-Fetch-Site looked at',
      why: 'A sign-out has no body, so only these tell whose page sends it.',
      run: async probe => {
        const complaints: Complaint[] = []
        for (const { path } of [calls.login, calls.refresh, calls.logout]) {
          const foreign = await probe.post(path, {}, { origin: FOREIGN })
          if (foreign.status !== 403) {
            const found = `${path} answers ${foreign.status} to Origin: ${FOREIGN}`
            complaints.push({ verdict: 'warn', found })
          }
          const crossSite = await probe.post(
            path,
            {},
            { origin: 'null', 'sec-fetch-site': 'cross-site' }
          )
          if (crossSite.status !== 403) {
            const found = `${path} answers ${crossSite.status} to Origin: null with Sec-Fetch-Site: cross-site`
            complaints.push({ verdict: 'warn', found })
          }
        }
        return findingOf(
          complaints,
          'foreign ones are refused',
          'Answer 403 where Origin is not the panel’s, or Sec-Fetch-Site is cross-site without it.'
        )
      }
    }
  ]
}
