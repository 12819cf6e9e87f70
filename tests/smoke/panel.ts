import { messages } from '../../src/messages.ts'
import type { Person } from './person.ts'
import type { Target } from './sight.ts'

/** The addresses of the six screens. */
export const screens = [
  '/admins',
  '/users',
  '/games',
  '/system-wallets',
  '/users/42/transactions',
  '/system-wallets/transactions?createdAt=any&zone=UTC'
]

export const row = { css: 'tr[data-row]' }
export const dialog = { css: '[role=dialog]' }
/** The one that is asked, beside one that closes. */
export const question = { css: '[role=alertdialog][data-state=open]' }

/** Expressions for a page to tell something of itself. */
export const told = {
  address: 'location.pathname + location.search',
  path: 'location.pathname',
  page: `new URLSearchParams(location.search).get('page')`,
  rows: `[...document.querySelectorAll('${row.css}')].map(row => row.dataset.row)`,
  statuses: `[...new Set([...document.querySelectorAll('${row.css} [data-shape]')].map(badge => badge.textContent))]`,
  busy: `document.querySelector('.scroll')?.getAttribute('aria-busy')`,
  beyond:
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  unread: `document.querySelectorAll('[data-unread]').length`,
  dark: `matchMedia('(prefers-color-scheme: dark)').matches`,
  ground: 'getComputedStyle(document.body).backgroundColor'
} as const

/** A field of a form, by its label. */
export function field(name: string): Target {
  return { css: 'input', name }
}

/** A button, anywhere or in something. */
export function button(name: string, { css }: Target = { css: '' }): Target {
  return { css: `${css} button`, name }
}

/** The title of a result. */
export function toast(name: string): Target {
  return { css: '[data-slot=toast] b', name }
}

/** The status of whoever the drawer shows. */
export function status(name: string): Target {
  return { css: `${dialog.css} [data-shape]`, name }
}

/** Waits until the rows answer the address. */
export async function settle(person: Person): Promise<void> {
  await person.see(row)
  await person.until(told.busy, 'false')
}

/** Loads a list, and waits for its rows. */
export async function openList(person: Person, address: string): Promise<void> {
  await person.go(address)
  await settle(person)
}

/** Opens the drawer of a user, and gives their name. */
export async function openUser(person: Person): Promise<string> {
  await person.go('/users?open=42')
  await person.see(button(messages.actions.byAction['edit-user'].label, dialog))
  return person.see({ css: `${dialog.css} h2` })
}
