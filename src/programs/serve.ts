import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { readConfig } from '../config.ts'
import { loadEnvironment } from './hosting/environment.ts'
import { checkAddress, listen } from './hosting/listen.ts'
import type { Listening } from './hosting/listen.ts'
import { securityHeaders } from './hosting/security-headers.ts'
import { readSitePolicy } from './hosting/site-policy.ts'
import { endProgram, StartError } from './hosting/start-error.ts'
import { openStaticFiles } from './hosting/static-files.ts'
import { listenApi } from './reference-api/listen.ts'
import { openReferenceApi } from './reference-api/server.ts'
import type {
  ReferenceApi,
  ReferenceApiOptions
} from './reference-api/server.ts'
import { readSettings } from './reference-api/settings.ts'
import { signInLine } from './reference-api/sign-in-line.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerOptions {
  /** The built site. */
  folder?: string
  /** Where on the host the site is. */
  basePath?: string
  /** A path of this origin embeds the reference API. */
  apiBaseUrl?: string
  host?: string
  /** 0 for any free port. */
  port: number
  /** A file, or `:memory:`. */
  database: string
  seedTransactions: number
  /** Permanently replaces the demonstration account's password. */
  adminPassword?: string | undefined
  /** Other origins that may call the API. */
  allowedOrigins?: readonly string[]
  /** Addresses whose `X-Forwarded-*` the API trusts. */
  trustedProxies?: readonly string[]
  /** Larger amounts, in major units, wait for a second admin. */
  approvalAbove?: bigint | undefined
  /** Lets callers request faults; for tests. */
  faults?: boolean
  /** Called with one line before what takes seconds. */
  onProgress?: (line: string) => void
  /** For tests; defaults where left out. */
  session?: Pick<
    ReferenceApiOptions,
    'accessTokenSeconds' | 'refreshGraceMs' | 'passwordCost' | 'now'
  >
}

export interface PanelServer extends Listening {
  /** `undefined` if the site calls another API. */
  api: Pick<ReferenceApi, 'account' | 'demonstration'> | undefined
}

/** Embeds the API if on the same origin. Rejects with a `StartError`. */
export async function startServer(
  options: ServerOptions
): Promise<PanelServer> {
  const {
    folder = fileURLToPath(new URL('../../dist/', import.meta.url)),
    basePath = '/',
    apiBaseUrl = '/api/',
    host = '127.0.0.1',
    port,
    adminPassword
  } = options
  if (!existsSync(folder)) {
    throw new StartError(
      `There is no built site in ${folder}: run npm run build.`
    )
  }
  const policy = readSitePolicy(folder, apiBaseUrl)
  const site = openStaticFiles(
    folder,
    securityHeaders(policy, { secure: false }),
    basePath
  )
  if (!apiBaseUrl.startsWith('/')) {
    return { ...(await listen(site, { host, port })), api: undefined }
  }
  // A world takes seconds to make.
  await checkAddress({ host, port })
  const api = openReferenceApi({
    database: options.database,
    seedTransactions: options.seedTransactions,
    basePath: apiBaseUrl.replace(/\/$/, ''),
    faults: options.faults ?? false,
    allowedOrigins: options.allowedOrigins ?? [],
    trustedProxies: options.trustedProxies ?? [],
    approvalAbove: options.approvalAbove,
    ...(adminPassword !== undefined && { adminPassword }),
    ...(options.onProgress && { onProgress: options.onProgress }),
    ...options.session
  })
  try {
    const panel = { ...api, fetch: joined(api, apiBaseUrl, site) }
    const listening = await listenApi(panel, { host, port })
    return {
      ...listening,
      api,
      close: async () => {
        await listening.close()
        api.close()
      }
    }
  } catch (error) {
    api.close()
    throw error
  }
}

function joined(
  api: ReferenceApi,
  apiBaseUrl: string,
  site: (request: Request) => Response
): ReferenceApi['fetch'] {
  return (request, environment) => {
    const { pathname } = new URL(request.url)
    return `${pathname}/`.startsWith(apiBaseUrl)
      ? api.fetch(request, environment)
      : site(request)
  }
}

async function main(): Promise<void> {
  const environment: NodeJS.ProcessEnv = {
    PORT: '4321',
    ...loadEnvironment(root)
  }
  const settings = readSettings(environment)
  // `npm start` asks for it before it builds.
  if (process.argv.includes('--check')) {
    await checkAddress(settings)
    write('Building the site ...')
    return
  }
  const { basePath, apiBaseUrl } = readConfig(environment)
  const server = await startServer({
    ...settings,
    onProgress: write,
    basePath,
    apiBaseUrl,
    faults: environment['PANEL_FAULTS'] === '1'
  })
  write(`The panel is on ${server.url}${basePath === '/' ? '' : basePath}`)
  if (server.api) write(signInLine(server.api))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close())
  }
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (import.meta.main) {
  await main().catch(endProgram)
}
