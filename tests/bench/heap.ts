import type { CDPSession } from '@playwright/test'
import * as v from 'valibot'

/** What a page still holds after its garbage is gone, in bytes. */
export interface HeapUse {
  /** Objects and texts of scripts. */
  script: number
  /** What the browser keeps for them: nodes, requests, signals. */
  browser: number
  /** The bytes of array buffers. */
  buffers: number
}

const Answer = v.object({
  usedSize: v.number(),
  embedderHeapUsedSize: v.number(),
  backingStorageSize: v.number()
})

/** Collects the garbage of a page, and measures the rest. */
export async function heapOf(session: CDPSession): Promise<HeapUse> {
  await session.send('HeapProfiler.collectGarbage')
  const answer = v.parse(Answer, await session.send('Runtime.getHeapUsage'))
  return {
    script: answer.usedSize,
    browser: answer.embedderHeapUsedSize,
    buffers: answer.backingStorageSize
  }
}

/** All of it. */
export function heapSize({ script, browser, buffers }: HeapUse): number {
  return script + browser + buffers
}
