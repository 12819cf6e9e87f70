/* oxlint-disable typescript/no-unnecessary-type-parameters -- whoever asks the API names its answer */
import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expect } from './test.ts'

/** The API as an administrator asks it beside the page. */
export interface Beside {
  get: <Data>(path: string) => Promise<Data>
  /** Returns the status and the answer. */
  send: <Data>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    headers?: Record<string, string>
  ) => Promise<{ status: number; data: Data }>
}

/** Signs in beside the page, in a session of its own. */
export async function signInBeside(
  page: Page,
  account: { email: string; password: string } | undefined
): Promise<Beside> {
  const origin = new URL(page.url()).origin
  const call = async (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {}
  ): Promise<Response> =>
    fetch(`${origin}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
  const answer = await call('POST', 'admin/login', account)
  const { access_token: token } = (await answer.json()) as {
    access_token: string
  }
  const authorization = { authorization: `Bearer ${token}` }
  return {
    get: async <Data>(path: string) => {
      const response = await call('GET', path, undefined, authorization)
      expect(response.status, path).toBe(200)
      return ((await response.json()) as { data: Data }).data
    },
    send: async <Data>(
      method: string,
      path: string,
      body: unknown,
      headers: Record<string, string> = {}
    ) => {
      const response = await call(method, path, body, {
        ...authorization,
        ...headers
      })
      const { data } = (await response.json()) as { data: Data }
      return { status: response.status, data }
    }
  }
}

/** The form of an action, by its title. */
export function formOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true })
}

/** The question before something is done. */
export function questionOf(page: Page): Locator {
  return page.getByRole('alertdialog')
}

/** The review of a movement, which takes the place of its form. */
export function reviewOf(page: Page): Locator {
  const name = messages.actions.review.table
  return page
    .getByRole('dialog')
    .filter({ has: page.getByRole('table', { name }) })
}

/** A field of the open action, by its label. */
export function fieldOf(
  page: Page,
  name: keyof typeof messages.actions.form | keyof typeof messages.fields
): Locator {
  return page.locator(`#action-${name}`)
}

/** What the last results were told as. */
export function toastOf(page: Page, text: string): Locator {
  return page.getByText(text, { exact: true })
}

/** What the open drawer says was done. */
export function activityOf(page: Page): Locator {
  return page
    .getByRole('region', { name: /^Changes to this /u })
    .getByRole('listitem')
}
