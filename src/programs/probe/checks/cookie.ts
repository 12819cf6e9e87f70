import { type Check, type CheckGroup, fail, off, ok, warn } from '../check.ts'
import { LeftOut } from '../check.ts'
import { shown } from '../json.ts'
import type { Probe } from '../probe.ts'
import type { SetCookie } from '../set-cookie.ts'

const BEST =
  'Set-Cookie: __Host-refresh=...; Path=/; Secure; HttpOnly; SameSite=Strict'

/** For a backend that gives its refresh token in the body. */
const KEPT = 'the keeper sets it'

function ofCookie(
  judge: (cookie: SetCookie, probe: Probe) => ReturnType<Check['run']>
): Check['run'] {
  return async probe => {
    const { cookie } = await probe.signIn()
    if (probe.session.refreshToken !== undefined) return off(KEPT)
    if (!cookie) throw new LeftOut('the sign-in sets no cookie')
    return judge(cookie, probe)
  }
}

/** Whether a browser sends a cookie with this path to `address`. */
function reaches(path: string, address: URL): boolean {
  const { pathname } = address
  return (
    pathname === path ||
    pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
  )
}

/** Scheme and registrable domain, as far as the name shows. */
function siteOf({ protocol, hostname }: URL): string {
  const isAddress = /^[\d.]+$|^\[/u.test(hostname)
  const name = isAddress ? hostname : hostname.split('.').slice(-2).join('.')
  return `${protocol}//${name}`
}

export const cookieChecks: CheckGroup = {
  title: 'Session cookie',
  checks: [
    {
      id: 'cookie',
      needs: 'a cookie with the refresh token',
      why: 'The panel keeps no token: without the cookie each reload asks for the password.',
      run: async probe => {
        const { cookie } = await probe.signIn()
        if (probe.session.refreshToken !== undefined) return off(KEPT)
        return cookie
          ? ok(shown(cookie.name))
          : fail('the sign-in sets none', BEST)
      }
    },
    {
      id: 'cookie-http-only',
      needs: 'HttpOnly',
      why: 'A script that got into a page would read the cookie.',
      run: ofCookie(({ attributes }) =>
        attributes.has('httponly') ? ok('set') : fail('missing', BEST)
      )
    },
    {
      id: 'cookie-secure',
      needs: 'Secure',
      why: 'Without it the cookie also travels over plain http.',
      run: ofCookie(({ attributes }, { base }) => {
        if (attributes.has('secure')) return ok('set')
        return base.startsWith('https:')
          ? fail('missing', BEST)
          : warn('missing, over plain http', `Over https: ${BEST}`)
      })
    },
    {
      id: 'cookie-same-site',
      needs: 'SameSite=Strict',
      why: 'It keeps other sites from using the session.',
      run: ofCookie(({ attributes }) => {
        const value = attributes.get('samesite')?.toLowerCase()
        if (value === 'strict') return ok('Strict')
        if (value === 'lax') return warn('SameSite=Lax', BEST)
        return fail(
          value === undefined ? 'missing' : `SameSite=${shown(value)}`,
          BEST
        )
      })
    },
    {
      id: 'cookie-path',
      needs: 'a path that holds refresh and sign-out',
      why: 'Elsewhere the cookie is not sent, and every refresh finds nobody.',
      run: ofCookie(({ attributes }, { base, session }) => {
        const login = new URL(session.login.path, base)
        const given = attributes.get('path') ?? ''
        const path = given.startsWith('/')
          ? given
          : new URL('.', login).pathname.replace(/(?<=.)\/$/u, '')
        const missed = [session.refresh.path, session.logout.path].filter(
          call => !reaches(path, new URL(call, base))
        )
        return missed.length === 0
          ? ok(shown(path))
          : fail(`Path=${shown(path)} leaves out ${missed.join(', ')}`, BEST)
      })
    },
    {
      id: 'cookie-domain',
      needs: 'no Domain',
      why: 'With one, every subdomain gets the cookie and can replace it.',
      run: ofCookie(({ attributes }) => {
        const domain = attributes.get('domain')
        return domain === undefined
          ? ok('none')
          : warn(`Domain=${shown(domain)}`, BEST)
      })
    },
    {
      id: 'cookie-prefix',
      needs: 'a name that begins with __Host-',
      why: 'A browser then takes the cookie from this host alone, over https alone.',
      run: ofCookie(({ name }) =>
        name.startsWith('__Host-') ? ok('it does') : warn(shown(name), BEST)
      )
    },
    {
      id: 'same-site',
      needs: 'panel and API on one site',
      why: 'A SameSite cookie is not sent between sites, and browsers block others.',
      run: probe => {
        const panel = siteOf(new URL(probe.otherOrigin()))
        const api = siteOf(new URL(probe.base))
        return panel === api
          ? ok(api)
          : fail(
              `${panel} and ${api}`,
              'Serve both below one name, as panel.example.com and api.example.com.'
            )
      }
    }
  ]
}
