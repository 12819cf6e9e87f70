import type { AstroIntegration } from 'astro'

import { checkAddress } from '../hosting/listen.ts'
import type { ListenAddress, Listening } from '../hosting/listen.ts'
import { endProgram } from '../hosting/start-error.ts'
import { listenApi } from './listen.ts'
import { openReferenceApi } from './server.ts'
import type { ReferenceApi } from './server.ts'
import { signInLine } from './sign-in-line.ts'

const HOST = '127.0.0.1'

interface Running {
  address: Listening
  api: ReferenceApi
  close: () => Promise<void>
}

export interface MountSettings extends ListenAddress {
  /** Only a path of the site's own origin is mounted. */
  apiBaseUrl: string
  /** A file, or `:memory:`. */
  database: string
  seedTransactions: number
  adminPassword: string | undefined
  allowedOrigins: readonly string[]
  approvalAbove: bigint | undefined
  /** For tests only. */
  faults: boolean
}

/** A change of the settings file restarts integrations in one process. */
let running: Promise<Running> | undefined

/** The site's own port, looked at once: after a restart it is ours. */
let checked: Promise<void> | undefined

/**
 * Serves the reference API below the site's origin in `astro dev` and `astro
 * preview`, so a fresh clone is a working panel with data. Only these read the
 * settings, as a build starts no server; a failed start ends with one line.
 */
export function mountReferenceApi(
  readSettings: () => MountSettings
): AstroIntegration {
  return {
    name: 'panel-reference-api',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, logger }) => {
        if (command !== 'dev' && command !== 'preview') return
        const settings = orEnd(readSettings)
        const { apiBaseUrl } = settings
        if (!apiBaseUrl.startsWith('/')) return
        running ??= start(settings, line => logger.info(line))
        const { address, api } = await running.catch(endProgram)
        // Vite lets any port of this machine call; the API decides instead.
        const server = {
          proxy: { [apiBaseUrl]: { target: address.url, xfwd: true } },
          cors: false
        }
        updateConfig({ vite: { server, preview: server } })
        logger.info(`${apiBaseUrl} is the reference API on ${address.url}`)
        logger.info(signInLine(api))
      },
      'astro:server:done': async () => {
        const stopping = await running
        running = undefined
        await stopping?.close()
      }
    }
  }
}

function orEnd<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return endProgram(error)
  }
}

async function start(
  settings: MountSettings,
  onProgress: (line: string) => void
): Promise<Running> {
  const { adminPassword, host, port } = settings
  // A world takes seconds to make.
  checked ??= checkAddress({ host, port })
  await checked
  const api = openReferenceApi({
    database: settings.database,
    seedTransactions: settings.seedTransactions,
    basePath: settings.apiBaseUrl.replace(/\/$/, ''),
    faults: settings.faults,
    allowedOrigins: settings.allowedOrigins,
    approvalAbove: settings.approvalAbove,
    // All calls come through the site's server.
    trustedProxies: [HOST],
    onProgress,
    ...(adminPassword !== undefined && { adminPassword })
  })
  const address = await listenApi(api, { host: HOST, port: 0 })
  return {
    address,
    api,
    close: async () => {
      await address.close()
      api.close()
    }
  }
}
