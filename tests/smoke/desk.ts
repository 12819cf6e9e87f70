import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { vi } from 'vitest'

import type { SmokeBrowser } from './find-browsers.ts'
import { type Person, personAt } from './person.ts'
import { openSite } from './site.ts'

/** A browser at a site of its own, and somebody who sits at it. */
export interface Desk {
  account: { email: string; password: string }
  person: Person
  /** Waits for a file that the browser has to download, and gives its text. */
  downloaded(name: string): Promise<string>
  /** Somebody at another tab of the same browser. */
  nextPerson(): Promise<Person>
  close(): Promise<void>
}

type Start = NonNullable<SmokeBrowser['start']>

/** Starts a site and a browser, both without anything from before. */
export async function openDesk(start: Start): Promise<Desk> {
  const own = await mkdtemp(join(tmpdir(), 'panel-smoke-'))
  const downloads = await mkdtemp(join(tmpdir(), 'panel-smoke-files-'))
  const site = await openSite()
  const clear = async (): Promise<void> => {
    await site.close()
    for (const folder of [own, downloads]) {
      // Children of the browser may still write as they end.
      // oxlint-disable-next-line no-await-in-loop -- there are two
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }
  try {
    const browser = await start({ own, downloads })
    const nextPerson = async (): Promise<Person> =>
      personAt(await browser.newTab(), site.origin)
    return {
      account: site.account,
      person: await nextPerson(),
      downloaded: async name => {
        // Firefox takes the name with an empty file first.
        const isWhole = async (): Promise<boolean> => {
          const names = await readdir(downloads)
          if (names.some(other => other.endsWith('.part'))) return false
          if (!names.includes(name)) return false
          return (await stat(join(downloads, name))).size > 0
        }
        await vi.waitUntil(isWhole, { timeout: 20_000 })
        return readFile(join(downloads, name), 'utf8')
      },
      nextPerson,
      close: async () => {
        await browser.close()
        await clear()
      }
    }
  } catch (error) {
    await clear()
    throw error
  }
}
