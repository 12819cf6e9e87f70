import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Config, buildRecordPath, latestBuildPath } from '../config.ts'
import { writeCompressedFiles } from './compressed-files.ts'
import { headersFile } from './headers-file.ts'
import { preloadHeaders } from './preload-header.ts'
import { redirectsFile } from './rewrites.ts'
import { securityHeaders } from './security-headers.ts'
import { readSitePolicy, writePolicyTags } from './site-policy.ts'

/** One build, as its files under `builds/` tell it. */
export interface Build {
  id: string
  /** Milliseconds since 1970. */
  timestamp: number
  /** The pathnames that have a page of their own. */
  prerendered: string[]
}

/**
 * Writes what a built site has beside its pages: the newest build's id, the
 * build's own record (specification, section 7), the rewrites and headers
 * for static hosts, and each text file compressed. The pages get the content
 * security policy that follows from them and from the API they call.
 */
export async function writeBuildFiles(
  folder: string,
  build: Build,
  { apiBaseUrl, reportUrl }: Pick<Config, 'apiBaseUrl' | 'reportUrl'>
): Promise<void> {
  const { id, timestamp } = build
  const policy = readSitePolicy(folder, apiBaseUrl)
  const preloads = preloadHeaders(folder)
  await mkdir(join(folder, 'builds/meta'), { recursive: true })
  await Promise.all([
    writeFile(
      join(folder, latestBuildPath('')),
      JSON.stringify({ id, timestamp })
    ),
    writeFile(join(folder, buildRecordPath('', id)), JSON.stringify(build)),
    writeFile(join(folder, '_redirects'), redirectsFile()),
    writeFile(
      join(folder, '_headers'),
      headersFile(securityHeaders(policy, true, reportUrl), preloads)
    ),
    writePolicyTags(folder, policy)
  ])
  await writeCompressedFiles(folder)
}

/** The pathnames of Astro's pages, sorted, without the 404 page. */
export function prerenderedPaths(pages: { pathname: string }[]): string[] {
  return pages
    .map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`)
    .filter(pathname => pathname !== '/404')
    .toSorted()
}
