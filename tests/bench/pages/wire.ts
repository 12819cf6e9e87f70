import { setTimeout as wait } from 'node:timers/promises'

import type { CDPSession } from '@playwright/test'

/** What a page has fetched; bytes as they were sent, bodies alone. */
export interface WireCount {
  page: number
  script: number
  style: number
  scripts: number
  /** All answers with their heads. */
  all: number
}

const KINDS: Record<string, 'page' | 'script' | 'style'> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style'
}

/** The network of a page, as the browser sees it. */
export interface Wire {
  /** What was fetched so far. */
  count(): WireCount
  /** Waits until nothing has been under way for this long from now, ms. */
  idle(forMs: number): Promise<void>
}

const POLL_MS = 20

/** Counts what a page fetches from now on. */
export async function countWire(session: CDPSession): Promise<Wire> {
  const count = { page: 0, script: 0, style: 0, scripts: 0, all: 0 }
  const heads = new Map<string, { type: string; bytes: number }>()
  const underWay = new Set<string>()
  let changedAt = performance.now()
  const end = ({ requestId }: { requestId: string }): void => {
    underWay.delete(requestId)
    changedAt = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId)
    changedAt = performance.now()
  })
  session.on('Network.loadingFailed', end)
  session.on('Network.loadingFinished', end)
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    heads.set(requestId, { type, bytes: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId)
    if (!head) return
    count.all += encodedDataLength
    const kind = KINDS[head.type]
    if (!kind) return
    count[kind] += encodedDataLength - head.bytes
    if (kind === 'script') count.scripts += 1
  })
  await session.send('Network.enable')
  return {
    count: () => ({ ...count }),
    async idle(forMs) {
      // Scripts may have work long after the last answer.
      changedAt = performance.now()
      while (underWay.size > 0 || performance.now() - changedAt < forMs) {
        await wait(POLL_MS)
      }
    }
  }
}
