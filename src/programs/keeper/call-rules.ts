import type {
  ClientRequest,
  IncomingMessage,
  OutgoingHttpHeaders
} from 'node:http'

import { BODY_LIMIT_BYTES } from '../../config.ts'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/u
/** Also `application/vnd.api+json`: no form has one of these. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu
/** Escaped twice, or nothing that a name has. */
// oxlint-disable-next-line no-control-regex -- these are looked for
const STRANGE = /%[\da-f]{2}|[\u0000-\u001F\u007F\\]/iu

/** An answer of the keeper's own: a status and one plain line. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  /** For the log alone. */
  readonly why: string

  constructor(status: number, line: string, headers = {}, why = '') {
    super(line)
    this.status = status
    this.headers = headers
    this.why = why
  }
}

/** What went wrong on the way to the backend and back. */
export function backendFault(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause
  const { name, message } = cause instanceof Error ? cause : new Error()
  return name === 'TimeoutError'
    ? new Refusal(504, 'The backend did not answer in time.')
    : new Refusal(502, 'The backend broke off.', {}, message)
}

/** A protocol that nobody asked for: without this the call would just end. */
export function refuseUpgrade(sent: ClientRequest): void {
  sent.on('upgrade', (_, socket) => {
    socket.destroy()
    sent.emit('error', new Error('The backend changed the protocol.'))
  })
}

/** What no page of the panel sends, or two servers may read in two ways. */
export function refuseUnknown(request: IncomingMessage): void {
  const { method = '', url = '', headers } = request
  if (!METHODS.split(', ').includes(method)) {
    throw new Refusal(405, 'This method is not known.', { allow: METHODS })
  }
  // No address has a fragment when it is sent; a backend may cut it off.
  if (!url.startsWith('/') || url.includes('#')) {
    throw new Refusal(400, 'Ask for a path.')
  }
  if (headers.upgrade !== undefined) {
    throw new Refusal(501, 'No other protocol is spoken here.')
  }
  if (!/^(?:close|keep-alive)?$/iu.test(headers.connection ?? '')) {
    throw new Refusal(400, 'Connection is close or keep-alive.')
  }
  if (headers['transfer-encoding'] !== undefined) {
    throw new Refusal(411, 'Send the length of the body.')
  }
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) {
    throw new Refusal(413, `A body has at most ${BODY_LIMIT_BYTES} bytes.`)
  }
}

/** No page of another origin, and no form, may begin or end a session. */
export function refuseForeign({ headers }: IncomingMessage): void {
  const { origin, host = '' } = headers
  const isOwn =
    origin === undefined ||
    origin === `https://${host}` ||
    (origin === `http://${host}` && LOOPBACK.test(host))
  if (
    !isOwn ||
    (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin'
  ) {
    const from = `Origin ${origin ?? 'unknown'}, Host ${host}`
    throw new Refusal(403, `This call is for the panel alone (${from}).`)
  }
  const type = headers['content-type'] ?? 'application/json'
  if (!JSON_TYPE.test(type)) {
    throw new Refusal(415, 'Send JSON.')
  }
}

/**
 * A path as the most lenient backend reads it: unescaped, in lower case,
 * without empty segments, parameters (`;x`), spaces around, a suffix (`.json`).
 */
export function readLeniently(path: string): string {
  const segments = unescaped(path)
    .normalize('NFKC')
    .toLowerCase()
    .split('/')
    .map(segment => segment.replace(/;.*$/u, '').trim())
    .filter(segment => segment !== '')
  if (segments.some(segment => segment === '.' || segment === '..')) {
    throw new Refusal(400, 'This path leads elsewhere.')
  }
  return segments.join('/').replace(/\.[^/]*$/u, '')
}

function unescaped(path: string): string {
  try {
    const once = decodeURIComponent(path)
    if (!STRANGE.test(once)) return once
  } catch {}
  throw new Refusal(400, 'This path is malformed.')
}
