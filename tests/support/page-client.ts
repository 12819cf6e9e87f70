import type { Page } from '@playwright/test'

import type { Client } from '../../src/api/client.ts'
import type { Call, CallName } from '../../src/contract/calls.ts'
import { distFiles, distText } from './dist.ts'

/** A list by its name, or a command that is refused: it has no answer. */
export type PageCall = CallName | Pick<Call, 'method' | 'path'>

/**
 * Sends calls by the page's own client, all in the same moment: no screen asks
 * for as many at once. Returns `done` or the kind of the error for each.
 */
export async function callsAtOnce(
  page: Page,
  calls: readonly PageCall[]
): Promise<string[]> {
  await findClient(page)
  return page.evaluate(async all => {
    const client = Reflect.get(globalThis, 'panelClient') as Client
    const ends = await Promise.allSettled(
      all.map(call =>
        typeof call === 'string' ? client.page(call) : client.send(call as Call)
      )
    )
    return ends.map(end =>
      end.status === 'fulfilled'
        ? 'done'
        : String((end.reason as { kind?: unknown }).kind)
    )
  }, calls)
}

/** Takes the client from the module that the page has it from, too. */
async function findClient(page: Page): Promise<void> {
  const chunk = distFiles().find(
    file =>
      /^\/_astro\/.*\.js$/u.test(file) &&
      distText(file).includes('session-client')
  )
  await page.evaluate(async address => {
    const module = (await import(address)) as Record<string, unknown>
    const client = Object.values(module).find(
      value => typeof value === 'object' && value !== null && 'verify' in value
    )
    Reflect.set(globalThis, 'panelClient', client)
  }, chunk ?? '')
}
