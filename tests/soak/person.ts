import type { BrowserContext, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import type { History } from './history.ts'
import type { Credit } from './ledger.ts'
import type { Sessions } from './sessions.ts'
import type { Account } from './site.ts'
import type { Tally } from './tally.ts'
import type { Watch } from './watch.ts'

/** A tab and who sits in front of it. */
export interface Person {
  name: string
  context: BrowserContext
  page: Page
  watch: Watch
  sessions: Sessions
  /** Whom they sign in as: the first as a rule, the second in between. */
  accounts: readonly [Account, Account]
  /** One who never loads a document anew shows what a document piles up. */
  stays: boolean
  credits: Credit[]
  /** How long a click waits for what may not be there, ms. */
  patience: { timeout: number }
  history: History
  /** Of all persons. */
  tally: Tally
}

/** Beside troubles what is not there soon is left alone, ms. */
export const SHORT = { timeout: 2500 }

/** What has to come, if late: the machine may be busy, ms. */
export const PATIENT = { timeout: 20_000 }

/** Waits for this many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, milliseconds)
  })
}

/** True where the tab shows a sign-in that can be filled in. */
export function isAtLogin({ page }: Person): Promise<boolean> {
  return page.locator('[data-slot=sign-in][data-session=guest]').isVisible()
}

/** Presses what the sign-in offers where the server could not be asked. */
export async function askOnceMore({ page }: Person): Promise<void> {
  const name = messages.login.sessionRetry
  const retry = page
    .locator('[data-slot=sign-in]')
    .getByRole('button', { name })
  if (await retry.isVisible()) await retry.click(SHORT).catch(() => undefined)
}

/** Signs in, and waits a moment for what comes of it. */
export async function signIn(
  { page }: Person,
  { email, password }: Account,
  within = SHORT
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email, within)
  await page.getByLabel('Password', { exact: true }).fill(password, within)
  await page.getByRole('button', { name: 'Sign in' }).click(within)
  await page.waitForURL(/(?<!\/login)$/u, within)
}
