/** A call as it was handed to `fetch`. */
export interface SentCall {
  method: string
  address: string
  credentials: RequestCredentials | undefined
  authorization: string | null
  contentType: string | null
  body: unknown
  /** Its answer has come whole, or it has failed. */
  ended: boolean
}

/** A `fetch` that keeps cookies as a browser does, and what went through it. */
export interface CookieFetch {
  fetch: typeof globalThis.fetch
  /** The calls of the code under test, oldest first. */
  sent: SentCall[]
}

interface Cookie {
  value: string
  path: string
}

/**
 * Wraps a `fetch` in a cookie jar: cookies go out below their path, with
 * `credentials: 'include'` only. An address without an origin gets `origin`.
 */
export function cookieFetch(
  fetch: typeof globalThis.fetch,
  origin: string
): CookieFetch {
  const jar = new Map<string, Cookie>()
  const sent: SentCall[] = []

  return {
    sent,
    async fetch(input, init = {}) {
      const url = new URL(input instanceof Request ? input.url : input, origin)
      const headers = new Headers(init.headers)
      const call = described(url, init)
      if (!url.pathname.endsWith('/_faults')) sent.push(call)
      const included = init.credentials === 'include'
      const cookies = included ? cookiesFor(jar, url) : ''
      if (cookies !== '') headers.set('cookie', cookies)
      const end = (): void => {
        call.ended = true
      }
      const answer = fetch(url, { ...init, headers })
      // Another server's answer may have no end.
      const whole = async (response: Response): Promise<unknown> =>
        url.origin === origin && response.clone().arrayBuffer()
      void answer.then(whole).then(end, end)
      const response = await answer
      if (included) {
        for (const line of response.headers.getSetCookie()) store(jar, line)
      }
      return response
    }
  }
}

function described(url: URL, init: RequestInit): SentCall {
  const headers = new Headers(init.headers)
  return {
    method: init.method ?? 'GET',
    address: url.href,
    credentials: init.credentials,
    authorization: headers.get('authorization'),
    contentType: headers.get('content-type'),
    body: init.body,
    ended: false
  }
}

function cookiesFor(jar: ReadonlyMap<string, Cookie>, url: URL): string {
  return [...jar]
    .filter(([, { path }]) => `${url.pathname}/`.startsWith(`${path}/`))
    .map(([name, { value }]) => `${name}=${value}`)
    .join('; ')
}

function store(jar: Map<string, Cookie>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split('=')
  const path = attributes.find(text => text.startsWith('Path='))?.slice(5)
  if (attributes.includes('Max-Age=0')) jar.delete(name)
  else jar.set(name, { value, path: path ?? '/' })
}
