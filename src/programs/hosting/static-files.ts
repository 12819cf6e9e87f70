import { resolve } from 'node:path'

import { acceptedEncoding } from './accepted-encoding.ts'
import { readFiles } from './built-files.ts'
import type { StaticFile } from './built-files.ts'
import { NO_CACHE } from './cache-rules.ts'
import type { Encoding } from './compressed-files.ts'
import { contentType } from './media-types.ts'
import {
  ALLOWED_METHODS,
  ASSETS,
  MISSING_TEXT,
  REFUSED_TEXT
} from './plain-answers.ts'
import { ownPath, shellFor } from './rewrites.ts'
import type { Header } from './security-headers.ts'

const NOT_FOUND_PAGE = '/404.html'
/** No file has it. */
const OUTSIDE = '/outside-the-site'

/**
 * Answers like a static host: exact files, route paths (trailing slash or not,
 * never `.html`) below `base`, shells, and 404.html with status 404, compressed if the build
 * did so. Reads the folder once, so no pathname leads out of it. Throws the
 * error of `node:fs` if there is no such folder.
 */
export function openStaticFiles(
  folder: string,
  headers: readonly Header[] = [],
  base = '/'
): (request: Request) => Response {
  const files = readFiles(resolve(folder))
  const notFoundPage = files.get(NOT_FOUND_PAGE)
  files.delete(NOT_FOUND_PAGE)

  function notFound(request: Request, pathname: string): Response {
    const isAsset = ASSETS.some(asset => pathname.startsWith(asset))
    return notFoundPage && !isAsset
      ? answer(request, notFoundPage, 404)
      : plain(`${MISSING_TEXT}\n`, 404)
  }

  function respond(request: Request): Response {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(`${REFUSED_TEXT}\n`, 405, { allow: ALLOWED_METHODS })
    }
    const { pathname: address } = new URL(request.url)
    const pathname = ownPath(address, base) ?? OUTSIDE
    const file = findFile(files, pathname)
    return file ? answer(request, file, 200) : notFound(request, pathname)
  }

  return request => {
    const response = respond(request)
    for (const [name, value] of headers) response.headers.set(name, value)
    return request.method === 'HEAD'
      ? new Response(null, {
          status: response.status,
          headers: response.headers
        })
      : response
  }
}

function plain(
  text: string,
  status: number,
  headers: Record<string, string> = {}
): Response {
  return new Response(text, {
    status,
    headers: {
      ...headers,
      'content-type': contentType('.txt'),
      'cache-control': NO_CACHE
    }
  })
}

function answer(request: Request, file: StaticFile, status: number): Response {
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = acceptedEncoding(accepted, file.encoded)
  const headers = {
    ...file.headers,
    ...(encoding && encodedHeaders(file, encoding))
  }
  const etag = headers['etag'] ?? ''
  return status === 200 && (known.includes(etag) || known.includes(`W/${etag}`))
    ? new Response(null, { status: 304, headers })
    : new Response((encoding && file.encoded[encoding]) ?? file.body, {
        status,
        headers
      })
}

/** Each encoding is a version of its own, with its own ETag. */
function encodedHeaders(
  file: StaticFile,
  encoding: Encoding
): Record<string, string> {
  const etag = file.headers['etag'] ?? ''
  return {
    'content-encoding': encoding,
    etag: etag.replace(/"$/, `-${encoding}"`)
  }
}

function findFile(
  files: ReadonlyMap<string, StaticFile>,
  pathname: string
): StaticFile | undefined {
  const shell = shellFor(pathname)
  if (shell !== undefined) return files.get(`${shell}.html`)
  const path = decodePath(pathname)
  if (path === undefined) return undefined
  if (path.endsWith('.html')) return undefined
  const page = path.replace(/\/$/, '')
  return (
    files.get(path) ??
    files.get(`${page}.html`) ??
    files.get(`${page}/index.html`)
  )
}

/** `undefined` if it hides a slash or is malformed. */
function decodePath(pathname: string): string | undefined {
  try {
    const parts = pathname.split('/').map(decodeURIComponent)
    return parts.some(part => part.includes('/')) ? undefined : parts.join('/')
  } catch {
    return undefined
  }
}
