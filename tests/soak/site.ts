import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { REFRESH_MARGIN_MS } from '../../src/contract/session/access-token.ts'
import { startServer } from '../../src/programs/serve.ts'
import { type ApiControl, apiControl } from '../support/reference-api.ts'
import { type Line, type Listener, openLine } from './line.ts'

/** Somebody who can sign in. */
export interface Account {
  email: string
  password: string
}

/** The built site, its API on a database of its own, and the way to both. */
export interface Site {
  line: Line
  api: ApiControl
  database: string
  /** Three administrators, whose password is like no other text. */
  accounts: readonly [Account, Account, Account]
  close(): Promise<void>
}

/** Short enough that a run has many refreshes. */
export const TOKEN_SECONDS = REFRESH_MARGIN_MS / 1000 + 15

/**
 * Starts everything anew, in a folder that goes away with it. The server takes
 * a refresh token once, and ends a sign-in whose token comes a second time.
 */
export async function openSite(listen: Listener): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'panel-soak-'))
  const database = join(folder, 'panel.db')
  const password = 'sentinel-of-the-soak'
  const server = await startServer({
    port: 0,
    database,
    seedTransactions: 3000,
    adminPassword: password,
    faults: true,
    session: {
      accessTokenSeconds: TOKEN_SECONDS,
      refreshGraceMs: -1,
      passwordCost: { N: 2, r: 1, p: 1 }
    }
  })
  const line = await openLine(server.port, listen)
  const account = (name: string): Account => ({
    email: `${name}@example.com`,
    password
  })
  return {
    line,
    api: apiControl(server.url),
    database,
    accounts: [
      account('admin'),
      account('lukasz.wrobel'),
      account('siobhan.keane')
    ],
    close: async () => {
      await line.close()
      await server.close()
      await rm(folder, { recursive: true })
    }
  }
}
