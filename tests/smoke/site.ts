import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startServer } from '../../src/programs/serve.ts'
import { distFiles, distFolder } from '../support/dist.ts'
import { keepTroubles } from './troubles.ts'

/** The built site with its API on a database of its own, over plain http. */
export interface Site {
  origin: string
  account: { email: string; password: string }
  close(): Promise<void>
}

const LISTENER = '/smoke.js'
/** The first thing in a page that runs or could be blocked. */
const FIRST = '<script'

/**
 * Serves the built site as it is, but that each page first loads a script of
 * the smoke: not every driver tells what a page says on its console. The
 * policy takes that script for one of the site's own, and stays as it is.
 */
export async function openSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'panel-smoke-site-'))
  await cp(distFolder, folder, { recursive: true })
  await writeFile(folder + LISTENER, `(${String(keepTroubles)})()`)
  await Promise.all(
    distFiles()
      .filter(file => /\.html(?:\.\w+)?$/u.test(file))
      .map(file => listenIn(folder + file))
  )
  const server = await startServer({
    folder,
    port: 0,
    database: join(folder, 'panel.db'),
    seedTransactions: 5000,
    session: { passwordCost: { N: 2, r: 1, p: 1 } }
  })
  if (!server.api) throw new Error('The site calls another API')
  return {
    origin: server.url,
    account: server.api.account,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    }
  }
}

/** Only a page itself: its compressed copies would be sent without it. */
async function listenIn(file: string): Promise<void> {
  if (!file.endsWith('.html')) return rm(file)
  const page = await readFile(file, 'utf8')
  const script = `<script src="${LISTENER}"></script>`
  if (!page.includes(FIRST)) throw new Error(`No script in ${file}`)
  await writeFile(
    file,
    page.replace(FIRST, () => script + FIRST)
  )
}
