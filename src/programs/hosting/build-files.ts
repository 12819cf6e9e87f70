import { readFileSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { type Config, buildRecordPath, latestBuildPath } from '../../config.ts'
import { writeCompressedFiles } from './compressed-files.ts'
import { headersFile } from './headers-file.ts'
import { preloadHeaders } from './preload-header.ts'
import { redirectsFile } from './rewrites.ts'
import { securityHeaders } from './security-headers.ts'
import { readSitePolicy, writePolicyTags } from './site-policy.ts'
import { StartError } from './start-error.ts'

export interface Build {
  id: string
  /** Milliseconds since 1970. */
  timestamp: number
  /** Pathnames that have a page of their own. */
  prerendered: string[]
}

export type HostSettings = Pick<Config, 'apiBaseUrl' | 'basePath' | 'reportUrl'>

/** Below the site: for each build a file that lists the files of `_astro/`. */
export const BUILD_LISTS = 'builds/files'

const Latest = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }))
const Settings = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    apiBaseUrl: v.string(),
    basePath: v.string(),
    reportUrl: v.string()
  })
)

/**
 * Writes the newest build's id, the build's record
 * with its host's settings, the list of its files, rewrites and headers for
 * static hosts, the pages' policy, which depends on pages and API, and
 * compressed files.
 */
export async function writeBuildFiles(
  folder: string,
  build: Build,
  settings: HostSettings
): Promise<void> {
  const { id, timestamp } = build
  const { apiBaseUrl, basePath, reportUrl } = settings
  const policy = readSitePolicy(folder, apiBaseUrl)
  const preloads = preloadHeaders(folder)
  const list = readdirSync(join(folder, '_astro')).map(
    name => `_astro/${name}\n`
  )
  await mkdir(join(folder, 'builds/meta'), { recursive: true })
  await mkdir(join(folder, BUILD_LISTS), { recursive: true })
  await Promise.all([
    writeFile(
      join(folder, latestBuildPath('')),
      JSON.stringify({ id, timestamp })
    ),
    writeFile(
      join(folder, buildRecordPath('', id)),
      JSON.stringify({ ...build, apiBaseUrl, basePath, reportUrl })
    ),
    writeFile(join(folder, BUILD_LISTS, `${id}.txt`), list.toSorted().join('')),
    writeFile(join(folder, '_redirects'), redirectsFile(basePath)),
    writeFile(
      join(folder, '_headers'),
      headersFile(
        securityHeaders(policy, { secure: true, reportUrl, basePath }),
        preloads,
        basePath
      )
    ),
    writePolicyTags(folder, policy)
  ])
  await writeCompressedFiles(folder)
}

/** The site's settings. Throws a `StartError` if `folder` has no site. */
export function readHostSettings(folder: string): HostSettings {
  const read = (path: string): string =>
    readFileSync(join(folder, path), 'utf8')
  try {
    const { id } = v.parse(Latest, read(latestBuildPath('')))
    return v.parse(Settings, read(buildRecordPath('', id)))
  } catch (error) {
    throw new StartError(
      `There is no built site in ${folder}: run npm run build.`,
      { cause: error }
    )
  }
}

/** Sorted, without the 404 page. */
export function prerenderedPaths(pages: { pathname: string }[]): string[] {
  return pages
    .map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`)
    .filter(pathname => pathname !== '/404')
    .toSorted()
}
