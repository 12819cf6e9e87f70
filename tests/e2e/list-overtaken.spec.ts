import type { Page, Request } from '@playwright/test'

import { pageWaits } from '../support/frames.ts'
import { holdAnswers } from '../support/held-answers.ts'
import {
  listScreen,
  openList,
  rowIds,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const users = listScreen('users')
const OLDER = 'an'
const NEWER = 'mar'

/** Whether a request asks for what is overtaken. */
function isOlder(request: Request): boolean {
  return new URL(request.url()).searchParams.get('search') === OLDER
}

/** From now on the page writes down all rows that it shows, as their ids. */
async function recordRows(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Reflect.set(globalThis, 'seenRows', seen)
    const look = (): void => {
      const rows = [...document.querySelectorAll('tr[data-row]')]
      seen.add(rows.map(row => row.getAttribute('data-row')).join())
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true
    })
  })
  return () =>
    page.evaluate(() => [
      ...(Reflect.get(globalThis, 'seenRows') as Set<string>)
    ])
}

for (const isDeaf of [false, true]) {
  const way = isDeaf ? 'also where it still comes' : 'and is called off'
  test(`an answer that was overtaken never shows, ${way} (NET-10) @further`, async ({
    page,
    signIn
  }) => {
    if (isDeaf) {
      await page.addInitScript(() => {
        const { fetch } = globalThis
        globalThis.fetch = async (input, init) => {
          const answer = await fetch(input, { ...init, signal: null })
          // A browser calls off what nobody reads any more.
          void answer.clone().arrayBuffer()
          return answer
        }
      })
    }
    await signIn(page)
    await openList(page, users, `?search=${NEWER}`)
    const newer = await rowIds(page, users)
    await openList(page, users, `?search=${OLDER}`)
    const older = await rowIds(page, users)
    expect(newer).not.toEqual(older)
    // A document that has seen neither answer has nothing to show at once.
    await openList(page, users)

    const held = await holdAnswers(
      page,
      users.call,
      params => params.get('search') === OLDER
    )
    const ends: string[] = []
    page.on('requestfailed', request => {
      if (isOlder(request)) ends.push(request.failure()?.errorText ?? '')
    })
    page.on('requestfinished', request => {
      if (isOlder(request)) ends.push('finished')
    })
    const asked = page.waitForRequest(isOlder)
    const seen = await recordRows(page)
    const search = page.getByRole('searchbox')
    await search.fill(OLDER)
    await asked
    await search.fill(NEWER)
    await expect(page).toHaveURL(`/users?search=${NEWER}`)
    await settled(page, users)
    expect(await rowIds(page, users)).toEqual(newer)

    await held.release()
    const end = isDeaf ? 'finished' : 'net::ERR_ABORTED'
    await expect.poll(() => ends).toContain(end)
    // Long enough for an answer that is here to be read and shown.
    await pageWaits(page, 300)
    expect(await rowIds(page, users)).toEqual(newer)
    expect(await seen()).toContain(newer.join())
    expect(await seen()).not.toContain(older.join())
    await expect(rowsOf(page, users)).toHaveCount(newer.length)
  })
}
