import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync
} from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'
import { build } from 'astro'

import { LOCALE } from '../../src/format/locale.ts'
import { startServer } from '../../src/programs/serve.ts'
import { findBrowser } from '../support/find-browser.ts'
import { loadedScripts } from './loaded-scripts.ts'
import { bytesBySource } from './map-bytes.ts'
import { type Chunk, weightReport } from './weight-report.ts'

const { values: options } = parseArgs({
  options: {
    /** The page to open: one with a table, signed in, or the login. */
    path: { type: 'string', default: '/users' },
    /** How many contents of a chunk are named; the rest are counted. */
    top: { type: 'string', default: '8' }
  }
})

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const root = join(import.meta.dirname, '../..')
// Below the project, where a page that is prerendered finds its packages.
const place = join(root, '.data')
mkdirSync(place, { recursive: true })
const folder = mkdtempSync(join(place, 'weight-'))
try {
  // The usual files and names: hidden maps are named in none of them.
  await build({
    root,
    outDir: folder,
    logLevel: 'error',
    vite: { build: { sourcemap: 'hidden' } }
  })
  const server = await startServer({
    folder,
    port: 0,
    database: ':memory:',
    seedTransactions: 2000
  })
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env, say),
    args: ['--no-sandbox', '--disable-gpu']
  })
  const page = await browser.newPage({ baseURL: server.url, locale: LOCALE })
  const isGuest = options.path === '/login'
  if (!isGuest) {
    await page.request.post('/api/admin/login', { data: server.api?.account })
  }
  const scripts = await loadedScripts(page, options.path, isGuest)
  const chunks = scripts.map(({ path, late }): Chunk => {
    const file = join(folder, path)
    const sent = existsSync(`${file}.br`) ? `${file}.br` : file
    const code = readFileSync(file, 'utf8')
    const map = `${file}.map`
    return {
      path,
      code,
      late,
      bytes: readFileSync(sent).length,
      // What only leads on to another chunk has no map.
      sources: existsSync(map)
        ? bytesBySource(code, readFileSync(map, 'utf8'))
        : new Map([['', code.length]])
    }
  })
  say(weightReport(chunks, Number(options.top)))
  await browser.close()
  await server.close()
} finally {
  rmSync(folder, { recursive: true })
}
