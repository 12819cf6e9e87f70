import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { serverConfig } from '../../src/hosting/print-config.ts'
import { distFolder } from './dist.ts'
import { commandPath, freePort, startProcess } from './start-process.ts'
import type { Started } from './start-process.ts'

/** A server of this machine's packages, with the site's configuration. */
export interface RealServer {
  name: string
  command: string
  /** Whether it sends the brotli files as it is installed here. */
  hasBrotli: boolean
  /** Whether a missing asset gets a line of text instead of the page. */
  hasPlainMissing: boolean
  /** Writes the files that it starts from, and names its arguments. */
  prepare(folder: string, config: string): string[]
}

const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const APACHE_MODULES = '/usr/lib/apache2/modules'
const isRoot = process.getuid?.() === 0

export const realServers: readonly RealServer[] = [
  {
    name: 'nginx',
    command: 'nginx',
    hasBrotli: existsSync(NGINX_BROTLI),
    hasPlainMissing: true,
    prepare: (folder, config) => {
      const brotli = existsSync(NGINX_BROTLI)
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
    hasBrotli: true,
    hasPlainMissing: true,
    prepare: (folder, config) => {
      const file = write(folder, 'Caddyfile', `{\n\tadmin off\n}\n${config}`)
      return ['run', '--config', file, '--adapter', 'caddyfile']
    }
  },
  {
    name: 'apache',
    command: 'apache2',
    hasBrotli: true,
    hasPlainMissing: false,
    prepare: (folder, config) => {
      const named = /^# Modules: (.+)$/m.exec(config)?.[1]?.split(' ') ?? []
      const modules = ['mpm_event', 'authz_core', ...named]
      const main = `ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules.map(name => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data' : ''}
TypesConfig /dev/null
Include ${write(folder, 'site.conf', config)}`
      return ['-X', '-f', write(folder, 'apache.conf', main)]
    }
  }
]

/** Whether this machine has the server. */
export function isInstalled({ command }: RealServer): boolean {
  const { status } = spawnSync('which', [command], {
    env: { PATH: commandPath }
  })
  return status === 0
}

/** Starts a server with the printed configuration on a port of its own. */
export async function startRealServer(
  server: RealServer,
  folder: string,
  apiOrigin: string
): Promise<Started> {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  const options = `--root ${distFolder} --port ${port} --api ${apiOrigin}`
  const config = serverConfig(
    distFolder,
    { apiBaseUrl: '/api/', reportUrl: '' },
    [server.name, ...options.split(' ')]
  )
  const values = server.prepare(folder, config)
  return startProcess(server.command, values, { port, folder })
}

function write(folder: string, name: string, content: string): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}
