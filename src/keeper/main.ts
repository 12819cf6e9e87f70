import process from 'node:process'
import { fileURLToPath } from 'node:url'

import { session } from '../backend/backend.ts'
import { readConfig } from '../config.ts'
import { loadEnvironment } from '../hosting/environment.ts'
import { listen } from '../hosting/listen.ts'
import { endProgram, StartError } from '../hosting/start-error.ts'
import { createKeeper } from './keeper.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  const environment = loadEnvironment(root)
  const { apiBaseUrl } = readConfig(environment)
  const target = environment['KEEPER_TARGET'] ?? ''
  if (!apiBaseUrl.startsWith('/') || !/^https?:\/\/.+\/$/u.test(target)) {
    throw new StartError(
      'Set KEEPER_TARGET to the address of the backend, ending in /, and PUBLIC_API_BASE_URL to a path of the panel.'
    )
  }
  const { fetch } = createKeeper({ target, basePath: apiBaseUrl, session })
  const { url } = await listen(request => fetch(request), {
    host: environment['HOST'] ?? '127.0.0.1',
    port: Number(environment['PORT'] ?? 8788)
  })
  process.stdout.write(`The keeper of ${target} is on ${url}${apiBaseUrl}\n`)
} catch (error) {
  endProgram(error)
}
