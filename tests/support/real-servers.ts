import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { serverConfig } from '../../src/programs/hosting/print-config.ts'
import { distFolder } from './dist.ts'
import { loopbackCertificate } from './loopback-certificate.ts'
import { commandPath, freePort, startProcess } from './start-process.ts'
import type { Started } from './start-process.ts'

/** A server of this machine's packages, with the site's configuration. */
export interface RealServer {
  name: string
  command: string
  /** What Debian calls it. */
  debianPackage: string
  /** Whether it sends the brotli files as it is installed here. */
  hasBrotli: boolean
  /** Writes the files that it starts from, and names its arguments. */
  prepare(place: ServerPlace): string[]
}

/** The printed configuration, and what it meets on this machine. */
interface ServerPlace {
  folder: string
  config: string
  /** Where it has https, and redirects to it, unless `--port` says where. */
  secure?: { port: number; redirectingPort: number }
}

/** A started server that has https, and where it redirects to that. */
export interface SecureServer extends Started {
  redirectingOrigin: string
}

const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const APACHE_MODULES = '/usr/lib/apache2/modules'
const isRoot = process.getuid?.() === 0

export const realServers: readonly RealServer[] = [
  {
    name: 'nginx',
    command: 'nginx',
    debianPackage: 'nginx-light',
    hasBrotli: existsSync(NGINX_BROTLI),
    prepare: place => {
      const { folder } = place
      const brotli = existsSync(NGINX_BROTLI)
      const config = onOwnPorts(place)
      const site = brotli
        ? config.replace('# brotli_static on;', 'brotli_static on;')
        : config
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      const main = `${brotli ? `load_module ${NGINX_BROTLI};` : ''}
${isRoot ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${write(folder, 'site.conf', site)};
}`
      return ['-p', folder, '-c', write(folder, 'nginx.conf', main)]
    }
  },
  {
    name: 'caddy',
    command: 'caddy',
    debianPackage: 'caddy',
    hasBrotli: true,
    prepare: ({ folder, config, secure }) => {
      const ports = secure
        ? `https_port ${secure.port}\nhttp_port ${secure.redirectingPort}\nskip_install_trust\n`
        : ''
      const site = `{\nadmin off\n${ports}}\n${config}`
      const file = write(folder, 'Caddyfile', site)
      return ['run', '--config', file, '--adapter', 'caddyfile']
    }
  },
  {
    name: 'apache',
    command: 'apache2',
    debianPackage: 'apache2',
    hasBrotli: true,
    prepare: place => {
      const { folder, config, secure } = place
      const named = /^# Modules: (.+)$/m.exec(config)?.[1]?.split(' ') ?? []
      const modules = ['mpm_event', 'authz_core', ...named]
      const main = `ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules.map(name => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data' : ''}
TypesConfig /dev/null
${secure ? `Listen ${secure.port}\nListen ${secure.redirectingPort}` : ''}
Include ${write(folder, 'site.conf', onOwnPorts(place))}`
      return ['-X', '-f', write(folder, 'apache.conf', main)]
    }
  }
]

/** Whether this machine has the command of a server. */
export function isInstalled({ command }: Pick<RealServer, 'command'>): boolean {
  const { status } = spawnSync('which', [command], {
    env: { PATH: commandPath }
  })
  return status === 0
}

/** Starts a server with the printed configuration on a port of its own. */
export async function startRealServer(
  server: RealServer,
  folder: string,
  apiOrigin: string,
  site = distFolder
): Promise<Started> {
  const port = await freePort()
  const options = ['--port', String(port), '--api', apiOrigin]
  const config = printed(server, options, site)
  mkdirSync(folder, { recursive: true })
  const values = server.prepare({ folder, config })
  return startProcess(server.command, values, { port, folder })
}

/** Starts one server with two panels, each on a port of its own. */
export async function startTwoPanels(
  server: RealServer,
  folder: string,
  apiOrigin: string
): Promise<{ origins: string[]; stop: Started['stop'] }> {
  const ports = [await freePort(), await freePort()]
  const config = ports.map((port, index) =>
    printed(server, [
      '--name',
      index === 0 ? 'panel.example.com' : 'panel.example.org',
      '--port',
      String(port),
      '--api',
      apiOrigin
    ])
  )
  mkdirSync(folder, { recursive: true })
  const values = server.prepare({ folder, config: config.join('\n') })
  const [port = 0] = ports
  const { stop } = await startProcess(server.command, values, { port, folder })
  return { origins: ports.map(each => `http://127.0.0.1:${each}`), stop }
}

/** The same with https, for the name of this machine. */
export async function startSecureServer(
  server: RealServer,
  folder: string,
  apiOrigin: string
): Promise<SecureServer> {
  const port = await freePort()
  const redirectingPort = await freePort()
  const options = ['--name', 'localhost', '--api', apiOrigin]
  const config = printed(server, options)
  mkdirSync(folder, { recursive: true })
  write(folder, 'fullchain.pem', loopbackCertificate.cert)
  write(folder, 'privkey.pem', loopbackCertificate.key)
  const secure = { port, redirectingPort }
  const values = server.prepare({ folder, config, secure })
  const started = await startProcess(server.command, values, { port, folder })
  return {
    ...started,
    origin: `https://localhost:${port}`,
    redirectingOrigin: `http://localhost:${redirectingPort}`
  }
}

function printed(
  { name }: RealServer,
  options: readonly string[],
  site = distFolder
): string {
  return serverConfig(site, [name, '--root', site, ...options])
}

/** What stands in the configuration for the whole machine, in the folder. */
function onOwnPorts({ config, folder, secure }: ServerPlace): string {
  if (!secure) return config
  return config
    .replaceAll('/etc/letsencrypt/live/localhost', folder)
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replaceAll(/(listen |\*:)443\b/g, `$1${secure.port}`)
    .replaceAll(/(listen |\*:)80\b/g, `$1${secure.redirectingPort}`)
}

function write(folder: string, name: string, content: string): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}
