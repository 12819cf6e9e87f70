import process from 'node:process'
import { fileURLToPath } from 'node:url'

import { session } from '../../backend/backend.ts'
import { readConfig } from '../../config.ts'
import { loadEnvironment } from '../hosting/environment.ts'
import { listenOn } from '../hosting/listen.ts'
import { endProgram, StartError } from '../hosting/start-error.ts'
import { createKeeper } from './keeper.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

try {
  const environment = loadEnvironment(root)
  const { apiBaseUrl } = readConfig(environment)
  const target = environment['KEEPER_TARGET'] ?? ''
  if (!apiBaseUrl.startsWith('/') || !isTarget(target)) {
    throw new StartError(
      'Set KEEPER_TARGET to the address of the backend, ending in /, and PUBLIC_API_BASE_URL to a path of the panel.'
    )
  }
  if (session.refreshToken === undefined) {
    throw new StartError(
      'Name the field of the refresh token, as refreshToken of session in src/backend/backend.ts.'
    )
  }
  if (
    [session.refresh, session.logout].some(({ method }) => method === 'GET')
  ) {
    throw new StartError(
      'Behind the keeper, refresh and logout have a body: neither may be GET.'
    )
  }
  const basePath = apiBaseUrl
  const keeper = createKeeper({ target, basePath, session, log })
  const { url } = await listenOn(keeper, {
    host: environment['HOST'] ?? '127.0.0.1',
    port: Number(environment['PORT'] ?? 8788)
  })
  process.stdout.write(`The keeper of ${target} is on ${url}${apiBaseUrl}\n`)
} catch (error) {
  endProgram(error)
}

function isTarget(target: string): boolean {
  return URL.canParse(target) && /^https?:\/\/[^\s\\@?#]+\/$/u.test(target)
}

function log(line: string): void {
  process.stderr.write(`${line}\n`)
}
