import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { type Config, readConfig } from '../config.ts'
import { loadEnvironment } from './environment.ts'
import { securityHeaders } from './security-headers.ts'
import { apacheConfig } from './servers/apache.ts'
import { caddyConfig } from './servers/caddy.ts'
import { cloudfrontConfig } from './servers/cloudfront.ts'
import { nginxConfig } from './servers/nginx.ts'
import type { ServerSite } from './servers/server-site.ts'
import { checkPolicyTags, readSitePolicy } from './site-policy.ts'
import { StartError, endProgram } from './start-error.ts'

const servers: Readonly<Record<string, (site: ServerSite) => string>> = {
  nginx: nginxConfig,
  caddy: caddyConfig,
  apache: apacheConfig,
  cloudfront: cloudfrontConfig
}

const USAGE = `Usage: npm run hosting -- ${Object.keys(servers).join('|')} [--name panel.example.com] [--root /var/www/panel] [--port 8080] [--api http://127.0.0.1:8787]`

/**
 * The configuration of a server for the site in `folder`, in its own words.
 * Throws a `StartError` whose line says what is wrong.
 */
export function serverConfig(
  folder: string,
  { apiBaseUrl, reportUrl }: Pick<Config, 'apiBaseUrl' | 'reportUrl'>,
  values: readonly string[]
): string {
  const { positionals, options } = readValues(values)
  const print = servers[positionals[0] ?? '']
  if (!print || positionals.length !== 1) throw new StartError(USAGE)
  if (!existsSync(folder)) {
    throw new StartError(
      `There is no built site in ${folder}: run npm run build.`
    )
  }
  const policy = readSitePolicy(folder, apiBaseUrl)
  checkPolicyTags(folder, policy)
  const { port } = options
  return print({
    name: plain('name', options.name),
    root: plain('root', options.root),
    headers: securityHeaders(policy, port === undefined, reportUrl),
    ...(port !== undefined && { port: readPort(port) }),
    ...(apiBaseUrl.startsWith('/') && {
      api: { path: apiBaseUrl, server: readOrigin(options.api) }
    })
  })
}

function readValues(values: readonly string[]): {
  positionals: string[]
  options: { name: string; root: string; api: string; port?: string }
} {
  try {
    const parsed = parseArgs({
      args: [...values],
      allowPositionals: true,
      options: {
        name: { type: 'string', default: 'panel.example.com' },
        root: { type: 'string', default: '/var/www/panel' },
        api: { type: 'string', default: 'http://127.0.0.1:8787' },
        port: { type: 'string' }
      }
    })
    return { positionals: parsed.positionals, options: parsed.values }
  } catch {
    throw new StartError(USAGE)
  }
}

/** Nothing that would end a line or a word of a configuration. */
function plain(option: string, value: string): string {
  if (/^[\w./:-]+$/.test(value)) return value.replace(/(?<=.)\/$/, '')
  throw new StartError(`--${option} is ${JSON.stringify(value)}. ${USAGE}`)
}

function readPort(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port > 0 && port < 65_536) return port
  throw new StartError(`--port is ${JSON.stringify(value)}. ${USAGE}`)
}

function readOrigin(value: string): string {
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new StartError(`--api is ${JSON.stringify(value)}. ${USAGE}`)
}

function main(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const config = readConfig(loadEnvironment(root))
  const folder = fileURLToPath(new URL('../../dist', import.meta.url))
  process.stdout.write(serverConfig(folder, config, process.argv.slice(2)))
}

if (import.meta.main) {
  try {
    main()
  } catch (error) {
    endProgram(error)
  }
}
