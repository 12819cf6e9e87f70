import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { writeCompressedFiles } from '../../../src/programs/hosting/compressed-files.ts'
import { securityHeaders } from '../../../src/programs/hosting/security-headers.ts'
import { readSitePolicy } from '../../../src/programs/hosting/site-policy.ts'
import { openStaticFiles } from '../../../src/programs/hosting/static-files.ts'
import { listenApi } from '../../../src/programs/reference-api/listen.ts'
import { openReferenceApi } from '../../../src/programs/reference-api/server.ts'

/** What each answer of the API takes at least, ms. */
export const API_LATENCY_MS = 20

const root = join(import.meta.dirname, '../../..')

/** The panel, its API and the floor, on one origin. */
export interface BenchServer {
  url: string
  account: { email: string; password: string }
  close(): Promise<void>
}

/**
 * Serves the built site with the reference API as `npm start` does, each call
 * of the API slower by the same, and the floor's pages below `/floor/` by the
 * same rules: compressed, and with a policy of their own.
 */
export async function openBenchServer(): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'panel-floor-'))
  cpSync(join(root, 'tests/bench/floor'), join(folder, 'floor'), {
    recursive: true
  })
  await writeCompressedFiles(folder)
  const site = serve(join(root, 'dist'))
  const floor = serve(folder)
  const api = openReferenceApi({
    database: ':memory:',
    seedTransactions: 20_000,
    basePath: '/api',
    passwordCost: { N: 2, r: 1, p: 1 }
  })
  const listening = await listenApi(
    {
      ...api,
      async fetch(request, bindings) {
        const { pathname } = new URL(request.url)
        if (pathname.startsWith('/floor/')) return floor(request)
        if (!pathname.startsWith('/api/')) return site(request)
        await wait(API_LATENCY_MS)
        return api.fetch(request, bindings)
      }
    },
    { host: '127.0.0.1', port: 0 }
  )
  return {
    url: listening.url,
    account: api.account,
    async close() {
      await listening.close()
      api.close()
      rmSync(folder, { recursive: true })
    }
  }
}

function serve(folder: string): (request: Request) => Response {
  const policy = readSitePolicy(folder, '/api/')
  return openStaticFiles(folder, securityHeaders(policy, { secure: false }))
}
