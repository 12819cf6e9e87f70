import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import type { Listening } from '../../src/programs/hosting/listen.ts'
import { listenApi } from '../../src/programs/reference-api/listen.ts'
import {
  openReferenceApi,
  type ReferenceApi
} from '../../src/programs/reference-api/server.ts'
import { cookieFetch, type SentCall } from './cookie-fetch.ts'
import { turns } from './raw-server.ts'
import { type ApiControl, apiControl } from './reference-api.ts'

/** Looked up once, before any test puts a cookie jar in front of it. */
const { fetch } = globalThis
/** Nor does a test that sets the clock of its page set the server's. */
const { now } = Date

/** The reference API of a test file, over real HTTP. */
export interface ApiServer {
  readonly origin: string
  /** Where calls go, without a slash at the end. */
  readonly base: string
  readonly account: { email: string; password: string }
  readonly control: ApiControl
  /** What the code under test has sent in this test. */
  readonly sent: SentCall[]
  /** Waits until no call is under way, and whoever has asked has heard it. */
  readonly answered: () => Promise<void>
}

/**
 * Runs a reference API with faults for the tests of a file. Each of them
 * begins as a browser without cookies, and without faults and calls. The
 * server's clock is ahead of this machine's by `aheadMs`.
 */
export function useApiServer({ aheadMs = 0 } = {}): ApiServer {
  let api: ReferenceApi
  let listening: Listening
  let control: ApiControl
  let sent: SentCall[] = []

  beforeAll(async () => {
    api = openReferenceApi({
      database: ':memory:',
      seedTransactions: 200,
      faults: true,
      now: () => now() + aheadMs,
      passwordCost: { N: 2, r: 1, p: 1 }
    })
    listening = await listenApi(api, { host: '127.0.0.1', port: 0 })
    control = apiControl(listening.url)
  })

  beforeEach(async () => {
    const browser = cookieFetch(fetch, listening.url)
    sent = browser.sent
    vi.stubGlobal('fetch', browser.fetch)
    await control.faults.clear()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })

  afterAll(async () => {
    await listening.close()
    api.close()
  })

  return {
    get origin() {
      return listening.url
    },
    get base() {
      return `${listening.url}/api`
    },
    get account() {
      return api.account
    },
    get control() {
      return control
    },
    get sent() {
      return sent
    },
    async answered() {
      await vi.waitUntil(() => sent.every(({ ended }) => ended))
      await turns()
    }
  }
}

/** The calls of a log, as `GET admin`, oldest first. */
export async function callsOf(control: ApiControl): Promise<string[]> {
  const log = await control.log()
  return log.map(({ method, path }) => `${method} ${path}`)
}
