import {
  type CheckGroup,
  type Complaint,
  findingOf,
  LeftOut
} from '../check.ts'
import { described } from '../json.ts'
import { nobody, type Probe } from '../probe.ts'
import { cookieHeader, keepCookies } from '../session.ts'

/** What browsers send with a call of another site's page. */
const FOREIGN = [
  { origin: 'https://probe.example.net' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' }
]
/** What a form of another site can send without a preflight. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded']

/** 401 means that the body was read. */
async function formSignIn(probe: Probe, type: string): Promise<Complaint[]> {
  const account = nobody()
  const { path } = probe.session.login
  const body =
    type === 'text/plain'
      ? JSON.stringify(account)
      : new URLSearchParams({ ...account }).toString()
  const answer = await probe.send({
    method: 'POST',
    path,
    headers: { 'content-type': type },
    body
  })
  if (answer.status === 429) throw new LeftOut('too many sign-ins for now')
  if ([400, 403, 415, 422].includes(answer.status)) return []
  const found = `${path} reads ${type} (${described(answer)})`
  return [{ verdict: 'fail', found }]
}

async function formRefresh(probe: Probe): Promise<Complaint[]> {
  if (!probe.credentials || probe.session.refreshToken !== undefined) return []
  const { method = 'POST', path } = probe.session.refresh
  // A form sends no other method with a body.
  if (method !== 'POST') return []
  const { jar } = await probe.signIn()
  const answer = await probe.send({
    method,
    path,
    headers: { 'content-type': 'text/plain', ...cookieHeader(jar) },
    body: '{}'
  })
  keepCookies(jar, answer)
  if (answer.status >= 400 && answer.status < 500) return []
  const found = `${path} takes text/plain (${described(answer)})`
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
      why: 'A sign-out has no body, so only these show whose page sends it.',
      run: async probe => {
        const complaints: Complaint[] = []
        const { login, refresh, logout } = probe.session
        for (const headers of FOREIGN) {
          const taken: string[] = []
          const answers = {
            [login.path]: await probe.post(login.path, {}, headers),
            [refresh.path]: await probe.sessionCall('refresh', headers),
            [logout.path]: await probe.sessionCall('logout', headers)
          }
          for (const [path, { status }] of Object.entries(answers)) {
            if (status !== 403) taken.push(`${path} (${status})`)
          }
          const sent = Object.entries(headers).map(pair => pair.join(': '))
          const found = `${sent.join(', ')} is not refused by ${taken.join(', ')}`
          if (taken.length > 0) complaints.push({ verdict: 'warn', found })
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
