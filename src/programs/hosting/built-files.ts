import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

import { cacheControlFor } from './cache-rules.ts'
import { encodings } from './compressed-files.ts'
import type { Encoding } from './compressed-files.ts'
import { contentType } from './media-types.ts'

export interface StaticFile {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

/** They configure a host and are not served. */
const HOST_FILES = ['/_redirects', '/_headers']

export function readFiles(folder: string): Map<string, StaticFile> {
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
  for (const path of files.keys()) joinEncoded(files, path)
  return files
}

/** A compressed file has no address of its own. */
function joinEncoded(files: Map<string, StaticFile>, path: string): void {
  const file = files.get(path)
  for (const { name, extension } of encodings) {
    const other = files.get(path + extension)
    if (!file || !other) continue
    file.encoded[name] = other.body
    file.headers['vary'] = 'Accept-Encoding'
    files.delete(path + extension)
  }
}

function readFile(file: string, path: string): StaticFile {
  const body = new Uint8Array(readFileSync(file))
  const hash = createHash('sha256').update(body).digest('base64url')
  return {
    body,
    encoded: {},
    headers: {
      'content-type': contentType(path),
      'cache-control': cacheControlFor(path),
      etag: `"${hash.slice(0, 22)}"`
    }
  }
}
