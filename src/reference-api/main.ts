import process from 'node:process'

import { DatabaseVersionError } from './data/database.ts'
import { listen, ListenError } from './listen.ts'
import { openReferenceApi } from './server.ts'
import { readSettings, SettingsError } from './settings.ts'

const BASE_PATH = '/api'

try {
  const { host, port, adminPassword, ...rest } = readSettings(process.env)
  const api = openReferenceApi({
    ...rest,
    basePath: BASE_PATH,
    ...(adminPassword === undefined ? {} : { adminPassword })
  })
  const server = await listen(api, { host, port })
  const password = api.demonstration
    ? api.account.password
    : 'the password of PANEL_ADMIN_PASSWORD'
  process.stdout.write(`Reference API: ${server.url}${BASE_PATH}\n`)
  process.stdout.write(`Sign in with ${api.account.email} / ${password}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      void server.close().then(() => {
        api.close()
        process.exit(0)
      })
    })
  }
} catch (error) {
  if (!isOneLine(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

function isOneLine(error: unknown): error is Error {
  return (
    error instanceof SettingsError ||
    error instanceof ListenError ||
    error instanceof DatabaseVersionError
  )
}
