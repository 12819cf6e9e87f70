import { onTestFinished } from 'vitest'

import { listenOn } from '../../src/programs/hosting/listen.ts'
import {
  createKeeper,
  type KeeperOptions
} from '../../src/programs/keeper/keeper.ts'
import { type RawAnswer, rawRequest } from './raw-request.ts'

export interface StartedKeeper {
  origin: string
  /** What it wrote. */
  log: string[]
  /** As a page of the panel does: JSON, from its own origin. */
  post(
    path: string,
    headers?: Record<string, string>,
    body?: string
  ): Promise<RawAnswer>
}

/** Stands before a backend at `/api/` until the test is over. */
export async function startKeeper(
  options: Pick<KeeperOptions, 'target' | 'session' | 'limitMs'>
): Promise<StartedKeeper> {
  const log: string[] = []
  const keeper = createKeeper({
    ...options,
    basePath: '/api/',
    log: line => log.push(line)
  })
  const address = { host: '127.0.0.1', port: 0 }
  const { url: origin, close } = await listenOn(keeper, address)
  onTestFinished(close)
  const own = {
    'content-type': 'application/json',
    origin,
    'sec-fetch-site': 'same-origin'
  }
  return {
    origin,
    log,
    post: (path, headers = {}, body = '{}') =>
      rawRequest(origin, `/api/${path}`, { ...own, ...headers }, 'POST', body)
  }
}

/** The cookie of an answer as a browser sends it back. */
export function cookieOf({ headers }: RawAnswer): string {
  return headers['set-cookie']?.split(';')[0] ?? ''
}

export function jsonOf({ body }: RawAnswer): unknown {
  return JSON.parse(body.toString())
}
