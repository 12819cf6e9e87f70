import { win32 } from 'node:path'
import { parseArgs } from 'node:util'

import type { ServerSite } from './servers/server-site.ts'
import { StartError } from './start-error.ts'

/** The servers, and what deletes the files of earlier builds from one. */
const PRINTED = ['nginx', 'caddy', 'apache', 'cloudfront', 'cleanup'] as const

const DEFAULT_API = 'http://127.0.0.1:8787'

export const USAGE = `Usage: npm run hosting -- ${PRINTED.join('|')} [--name panel.example.com] [--root /var/www/panel] [--port 8080] [--api ${DEFAULT_API}]`

const HELP = 'See npm run hosting -- --help.'

export interface HostOptions extends Omit<ServerSite, 'base' | 'headers'> {
  printed: (typeof PRINTED)[number]
}

/** Throws a `StartError` on an argument that is invalid or without effect. */
export function readHostOptions(
  values: readonly string[],
  apiBaseUrl: string
): HostOptions {
  const { positionals, options } = readValues(values)
  const printed = PRINTED.find(name => name === positionals[0])
  if (!printed || positionals.length !== 1) throw new StartError(USAGE)
  const isOwnApi = apiBaseUrl.startsWith('/')
  if (printed === 'cloudfront') checkCloudfront(Object.keys(options), isOwnApi)
  if (printed === 'cleanup') checkCleanup(Object.keys(options))
  if (!isOwnApi && options.api !== undefined) {
    throw new StartError(
      `--api changes nothing: the site calls ${apiBaseUrl} itself. ${HELP}`
    )
  }
  return {
    printed,
    name: readName(options.name ?? 'panel.example.com'),
    root: readRoot(options.root ?? '/var/www/panel'),
    ...(options.port !== undefined && { port: readPort(options.port) }),
    ...(isOwnApi && {
      api: {
        path: readApiPath(apiBaseUrl),
        server: readOrigin(options.api ?? DEFAULT_API)
      }
    })
  }
}

function readValues(values: readonly string[]): {
  positionals: string[]
  options: { name?: string; root?: string; api?: string; port?: string }
} {
  try {
    const parsed = parseArgs({
      args: [...values],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        root: { type: 'string' },
        api: { type: 'string' },
        port: { type: 'string' }
      }
    })
    return { positionals: parsed.positionals, options: parsed.values }
  } catch {
    throw new StartError(USAGE)
  }
}

function checkCloudfront(given: readonly string[], isOwnApi: boolean): void {
  if (isOwnApi) {
    throw new StartError(
      'CloudFront serves no API on its own address: set PUBLIC_API_BASE_URL to an https address and run npm run build.'
    )
  }
  if (given.length > 0) {
    throw new StartError(
      `--${given.join(', --')} changes nothing for cloudfront, whose template has parameters. ${HELP}`
    )
  }
}

function checkCleanup(given: readonly string[]): void {
  const others = given.filter(name => name !== 'root')
  if (others.length === 0) return
  throw new StartError(
    `--${others.join(', --')} changes nothing for cleanup, which takes --root alone. ${HELP}`
  )
}

function readName(value: string): string {
  if (/^[\w.-]+$/.test(value)) return value
  throw refusal('--name', value, 'a name like panel.example.com')
}

/** Refuses what would end a line or a word of a configuration. */
function readRoot(value: string): string {
  // `win32` knows the absolute paths of every system.
  const isAbsolute = win32.isAbsolute(value) && /^[\w./:-]+$/.test(value)
  if (isAbsolute) return value.replace(/(?<=.)\/$/, '')
  throw refusal('--root', value, 'an absolute path like /var/www/panel')
}

function readPort(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port > 0 && port < 65_536) return port
  throw refusal('--port', value, 'a number from 1 to 65535')
}

function readOrigin(value: string): string {
  const url = URL.parse(value)
  if (url && /^https?:\/\/[^/\\?#@\s]+\/?$/i.test(value)) return url.origin
  throw refusal(
    '--api',
    value,
    `an address like ${DEFAULT_API}, http or https, without user and path`
  )
}

function readApiPath(value: string): string {
  if (/^[\w./~-]+$/.test(value)) return value
  throw refusal(
    'PUBLIC_API_BASE_URL',
    value,
    'for a server of your own, letters, digits and . _ ~ - between slashes'
  )
}

function refusal(name: string, value: string, allowed: string): StartError {
  return new StartError(
    `${name} is ${JSON.stringify(value)}. Allowed: ${allowed}. ${HELP}`
  )
}
