import { request as httpRequest, Agent as HttpAgent } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https'
import { finished } from 'node:stream/promises'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

import type { Params } from '../../contract/params.ts'
import { CallError, callErrorOf } from './call-error.ts'

/** `address` is a full URL. */
export interface Call {
  method: string
  address: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  milliseconds: number
}

/** `send` rejects with a `CallError`. */
export interface Caller {
  send(call: Call): Promise<Answer>
  close(): void
}

export interface CallerOptions {
  /** For one call, its body included. */
  timeoutMs: number
}

/** In bytes; more than any page of the contract. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * Follows no redirect, and adds no headers but `Host`, `Accept`,
 * `Content-Length` and the connection's.
 */
export function createCaller({ timeoutMs }: CallerOptions): Caller {
  const plain = new HttpAgent({ keepAlive: true })
  const secure = new HttpsAgent({ keepAlive: true })

  function send({ method, address, headers, body }: Call): Promise<Answer> {
    const isSecure = address.startsWith('https:')
    const began = performance.now()
    const deadline = AbortSignal.timeout(timeoutMs)
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void =>
        reject(callErrorOf(error, deadline.aborted ? timeoutMs : undefined))
      const outgoing = (isSecure ? httpsRequest : httpRequest)(
        address,
        {
          method,
          agent: isSecure ? secure : plain,
          signal: deadline,
          headers: {
            accept: 'application/json',
            'accept-encoding': 'identity',
            ...(body !== undefined && {
              'content-length': String(Buffer.byteLength(body))
            }),
            ...headers
          }
        },
        incoming => {
          read(incoming).then(
            answer =>
              resolve({ ...answer, milliseconds: performance.now() - began }),
            fail
          )
        }
      )
      outgoing.on('error', fail)
      outgoing.end(body)
    })
  }

  return {
    send,
    close() {
      plain.destroy()
      secure.destroy()
    }
  }
}

async function read(
  incoming: IncomingMessage
): Promise<Omit<Answer, 'milliseconds'>> {
  const parts: Buffer[] = []
  let size = 0
  incoming.on('data', (part: Buffer) => {
    size += part.length
    if (size <= MOST_BYTES) parts.push(part)
    else incoming.destroy(new CallError('its answer does not end'))
  })
  await finished(incoming)
  const headers = headersOf(incoming)
  const encoding = headers.get('content-encoding') ?? ''
  return {
    status: incoming.statusCode ?? 0,
    headers,
    text: decoded(Buffer.concat(parts), encoding).toString('utf8')
  }
}

/** `Set-Cookie` stays line by line. */
function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  }
  return headers
}

function decoded(body: Buffer, encoding: string): Buffer {
  if (body.length === 0) return body
  const limit = { maxOutputLength: MOST_BYTES }
  switch (encoding) {
    case 'gzip':
      return gunzipSync(body, limit)
    case 'deflate':
      return inflateSync(body, limit)
    case 'br':
      return brotliDecompressSync(body, limit)
    default:
      return body
  }
}

/** Several values become a parameter each. */
export function queryText(query: Params): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of typeof value === 'object' ? (value ?? []) : [value]) {
      if (one !== undefined) params.append(name, String(one))
    }
  }
  return params.toString()
}
