import { expect, type Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'

/** Waits until React has taken over every part of the page. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  // `ssr` goes when React begins: on a busy machine it ends much later.
  await expect.poll(() => page.evaluate(isEachDone)).toBe(true)
}

function isEachDone(): boolean {
  return [...document.querySelectorAll('astro-island')].every(island => {
    const key = Object.keys(island).find(name =>
      name.startsWith('__reactContainer$')
    )
    if (key === undefined) return false
    const { current } = Reflect.get(island, key).stateNode
    return current.child !== null && !current.memoizedState.isDehydrated
  })
}

/**
 * Waits until a guest can sign in. Its button waits for React, and React for
 * somebody who comes near.
 */
export async function expectSignIn(page: Page): Promise<void> {
  await expect(page.getByLabel(messages.login.email)).toBeVisible()
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  const button = page.getByRole('button', { name: messages.login.submit })
  await expect(button).toBeEnabled()
}
