import { fileURLToPath } from 'node:url'

import { readHostSettings } from './build-files.ts'
import { cleanupScript } from './cleanup.ts'
import { type HostOptions, USAGE, readHostOptions } from './host-options.ts'
import { securityHeaders } from './security-headers.ts'
import { apacheConfig } from './servers/apache.ts'
import { caddyConfig } from './servers/caddy.ts'
import { cloudfrontConfig } from './servers/cloudfront.ts'
import { nginxConfig } from './servers/nginx.ts'
import type { ServerSite } from './servers/server-site.ts'
import { checkPolicyTags, readSitePolicy } from './site-policy.ts'
import { endProgram } from './start-error.ts'

const printers: Record<HostOptions['printed'], (site: ServerSite) => string> = {
  nginx: nginxConfig,
  caddy: caddyConfig,
  apache: apacheConfig,
  cloudfront: cloudfrontConfig,
  cleanup: cleanupScript
}

/** For the site in `folder`. Throws a `StartError` with a one-line message. */
export function serverConfig(
  folder: string,
  values: readonly string[]
): string {
  const { apiBaseUrl, basePath, reportUrl } = readHostSettings(folder)
  const { printed, ...site } = readHostOptions(values, apiBaseUrl)
  const policy = readSitePolicy(folder, apiBaseUrl)
  checkPolicyTags(folder, policy)
  const secure = site.port === undefined
  const headers = securityHeaders(policy, { secure, reportUrl, basePath })
  return printers[printed]({ ...site, base: basePath.slice(0, -1), headers })
}

function main(): void {
  const values = process.argv.slice(2)
  if (values.includes('--help') || values.includes('-h')) {
    process.stdout.write(`${USAGE}\n`)
    return
  }
  const folder = fileURLToPath(new URL('../../../dist', import.meta.url))
  process.stdout.write(serverConfig(folder, values))
}

if (import.meta.main) {
  try {
    main()
  } catch (error) {
    endProgram(error)
  }
}
