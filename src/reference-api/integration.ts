import type { AstroIntegration } from 'astro'

import type { Listening } from '../hosting/listen.ts'
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

export interface MountSettings {
  /** Where the site calls: only a path of its own origin is mounted. */
  apiBaseUrl: string
  /** A file, or `:memory:`. */
  database: string
  seedTransactions: number
  adminPassword: string | undefined
  /** Other origins that may call. */
  allowedOrigins: readonly string[]
  /** Answers on demand with faults; for tests only. */
  faults: boolean
}

/** One per process: a change of the settings file restarts integrations. */
let running: Promise<Running> | undefined

/**
 * Puts the reference API below the site's own origin in `astro dev` and
 * `astro preview`, so that a fresh clone is a working panel with data in it.
 * The settings are read by these two alone, since a build starts no server;
 * where one cannot start, the command ends with one line.
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
        running ??= start(settings)
        const { address, api } = await running.catch(endProgram)
        // Vite lets any port of this machine call: here the API decides that.
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

async function start(settings: MountSettings): Promise<Running> {
  const { adminPassword } = settings
  const api = openReferenceApi({
    database: settings.database,
    seedTransactions: settings.seedTransactions,
    basePath: settings.apiBaseUrl.replace(/\/$/, ''),
    faults: settings.faults,
    allowedOrigins: settings.allowedOrigins,
    // All calls come through the server of the site.
    trustedProxies: [HOST],
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
