import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { openStaticFiles } from '../../src/programs/hosting/static-files.ts'
import { distFiles, distFolder } from './dist.ts'
import { ownBuildId } from './new-build.ts'

/** The id of the build that takes the place of the one under test. */
export const NEXT_BUILD = 'feedfacefeedface'

const ASSET = /(?<name>[\w$-]+\.[\w-]{8})(?=\.(?:js|css)\b)/gu
const TEXT = /\.(?:html|js|css|json)$/u

/** A host whose files can be replaced while pages of it are open. */
export interface Upload {
  /** From now on the host has the next build and nothing of the first. */
  replace: () => void
  /** The first build is back, as at an edge that was passed over. */
  restore: () => void
}

/**
 * Makes a second build out of the first one, with its own id and with other
 * names for all its chunks, and lets the page's host change between the two.
 */
export async function openUpload(page: Page): Promise<Upload> {
  const next = openStaticFiles(nextBuild())
  let replaced = false
  const isOfSite = (url: URL): boolean => !url.pathname.startsWith('/api/')
  await page.route(isOfSite, async (route, request) => {
    if (!replaced) return route.fallback()
    const response = next(new Request(request.url()))
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer())
    })
    return undefined
  })
  return {
    replace: () => {
      replaced = true
    },
    restore: () => {
      replaced = false
    }
  }
}

let folder: string | undefined

function nextBuild(): string {
  folder ??= makeNextBuild(ownBuildId())
  return folder
}

function makeNextBuild(own: string): string {
  const made = mkdtempSync(join(tmpdir(), 'panel-next-build-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  cpSync(distFolder, made, { recursive: true })
  const files = distFiles()
  const assets = new Set(
    files
      .filter(file => file.startsWith('/_astro/') && TEXT.test(file))
      .map(file => file.replace(/^\/_astro\/(.*)\.\w+$/u, '$1'))
  )
  const renamed = (text: string): string =>
    text
      .replaceAll(ASSET, name => (assets.has(name) ? `${name}-next` : name))
      .replaceAll(own, NEXT_BUILD)
  for (const file of files) {
    const path = join(made, file)
    if (/\.(?:br|gz)$/u.test(file)) rmSync(path)
    else if (TEXT.test(file)) {
      writeFileSync(path, renamed(readFileSync(path, 'utf8')))
      renameSync(path, join(made, renamed(file)))
    }
  }
  return made
}
