import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'

/** An answer as it was sent, without a client's kindness. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** What differs between two servers, or between two moments. */
const OWN_HEADERS = new Set([
  'accept-ranges',
  'alt-svc',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding'
])

/** Sends the path as it is written, dots and escapes included. */
export function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = ''
): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(origin)
  const request = protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        path,
        method,
        headers,
        agent: false,
        // A server of these tests has a certificate of its own.
        rejectUnauthorized: false
      },
      response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [
                name,
                String(value)
              ])
            ),
            body: Buffer.concat(parts)
          })
        )
      }
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** The headers that every server of the site has to send alike. */
export function siteHeaders(answer: RawAnswer): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name))
  )
}
