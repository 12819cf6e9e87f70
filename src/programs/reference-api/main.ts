import process from 'node:process'
import { fileURLToPath } from 'node:url'

import { loadEnvironment } from '../hosting/environment.ts'
import { checkAddress } from '../hosting/listen.ts'
import { endProgram } from '../hosting/start-error.ts'
import { listenApi } from './listen.ts'
import { openReferenceApi } from './server.ts'
import { readSettings } from './settings.ts'
import { signInLine } from './sign-in-line.ts'

/** Where `npm run dev` serves the panel, which is another origin. */
const DEV_PANEL = 'http://127.0.0.1:4321,http://localhost:4321'
const BASE_PATH = '/api'
const root = fileURLToPath(new URL('../../..', import.meta.url))

try {
  const environment: NodeJS.ProcessEnv = {
    PANEL_ORIGINS: DEV_PANEL,
    ...loadEnvironment(root)
  }
  const { host, port, adminPassword, ...rest } = readSettings(environment)
  // A world takes seconds to make.
  await checkAddress({ host, port })
  const api = openReferenceApi({
    ...rest,
    onProgress: line => void process.stdout.write(`${line}\n`),
    basePath: BASE_PATH,
    ...(adminPassword !== undefined && { adminPassword })
  })
  const server = await listenApi(api, { host, port })
  process.stdout.write(
    `The reference API, with its contract to read: ${server.url}${BASE_PATH}\n`
  )
  process.stdout.write(`${signInLine(api)}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => {
        api.close()
        process.exit(0)
      })
    })
  }
} catch (error) {
  endProgram(error)
}
