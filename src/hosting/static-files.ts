import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

import { getMimeType } from 'hono/utils/mime'

import { NO_CACHE, cacheControlFor } from './cache-rules.ts'
import { shellFor } from './rewrites.ts'

interface StaticFile {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

/** Files that configure a host and are not served by it. */
const HOST_FILES = ['/_redirects', '/_headers']
const NOT_FOUND_PAGE = '/404.html'

/** Where a missing file must not be answered with a page. */
const ASSETS = ['/_astro/', '/builds/']

/**
 * Answers requests from a built site as a static host does: exact files,
 * pages at the paths of the route table (with a trailing slash or without,
 * never with `.html`), the shell of a route with a parameter, and 404.html
 * with status 404. The folder is read once, so no pathname can lead out of it.
 * Throws the error of `node:fs` when there is no such folder.
 */
export function openStaticFiles(
  folder: string
): (request: Request) => Response {
  const files = readFiles(resolve(folder))
  const notFoundPage = files.get(NOT_FOUND_PAGE)
  files.delete(NOT_FOUND_PAGE)

  function notFound(pathname: string): Response {
    const page = ASSETS.some(asset => pathname.startsWith(asset))
      ? undefined
      : notFoundPage
    return new Response(page?.body ?? 'Not found\n', {
      status: 404,
      headers: {
        ...baseHeaders(page ? NOT_FOUND_PAGE : '/missing.txt'),
        'cache-control': NO_CACHE
      }
    })
  }

  return request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', {
        status: 405,
        headers: { ...baseHeaders('/method.txt'), allow: 'GET, HEAD' }
      })
    }
    const { pathname } = new URL(request.url)
    const file = findFile(files, pathname)
    const response = file ? answer(request, file) : notFound(pathname)
    return request.method === 'HEAD'
      ? new Response(null, {
          status: response.status,
          headers: response.headers
        })
      : response
  }
}

function answer(request: Request, file: StaticFile): Response {
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  const etag = file.headers['etag'] ?? ''
  return known.includes(etag) || known.includes(`W/${etag}`)
    ? new Response(null, { status: 304, headers: file.headers })
    : new Response(file.body, { headers: file.headers })
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

/** The decoded pathname; `undefined` when it hides a slash or is malformed. */
function decodePath(pathname: string): string | undefined {
  try {
    const parts = pathname.split('/').map(decodeURIComponent)
    return parts.some(part => part.includes('/')) ? undefined : parts.join('/')
  } catch {
    return undefined
  }
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, {
    recursive: true,
    withFileTypes: true
  })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).split(sep).join('/')
    if (!HOST_FILES.includes(path)) files.set(path, readFile(file, path))
  }
  return files
}

function readFile(file: string, path: string): StaticFile {
  const body = new Uint8Array(readFileSync(file))
  const hash = createHash('sha256').update(body).digest('base64url')
  return {
    body,
    headers: {
      ...baseHeaders(path),
      'cache-control': cacheControlFor(path),
      etag: `"${hash.slice(0, 22)}"`
    }
  }
}

function baseHeaders(path: string): Record<string, string> {
  return {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff'
  }
}
