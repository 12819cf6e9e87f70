import type { ServerResponse } from 'node:http'

import { render, screen } from '@testing-library/react'
import {
  type ComponentProps,
  type ComponentType,
  type JSX,
  useState
} from 'react'

import type {
  ChosenTab,
  DrawerProps
} from '../../src/features/drawer/drawer-props.ts'
import { freshDocument } from './fresh-document.ts'
import { startRawServer } from './raw-server.ts'
import { tokenOf } from './token.ts'

/** What an API answers, by its path below the base; a number is a status. */
export type Answers = Record<string, unknown>

/** The answer that does not come. */
export const NEVER = Symbol('never')

const CURRENCIES = [
  { code: 'EUR', name: 'Euro', type: 'real', decimals: 2 },
  { code: 'TKN', name: 'Table tokens', type: 'virtual', decimals: 0 }
]

/** The envelope of a list with these rows. */
export function listOf(data: unknown[], hasMore = false): unknown {
  const meta = {
    page: 1,
    limit: 25,
    hasMore,
    asOf: '2026-11-21T14:02:11Z'
  }
  return { data, meta }
}

/** A signed-in page with one drawer, whose list has these rows. */
export interface DrawerPage<Row> {
  /** Opens an id; `undefined` closes. */
  show: (id: string | undefined) => void
  /** What the drawer has asked its list for. */
  asked: string[]
  /** What the API was asked for, as `GET /api/users/42`. */
  hits: string[]
  rows: Row[]
}

/**
 * Signs in at an API with these answers, where what has none is not found,
 * and renders a list that opens `id` of its rows.
 */
export async function openDrawerPage<Row extends { id: string }>(
  answers: Answers,
  load: () => Promise<ComponentType<DrawerProps<Row>>>,
  rows: Row[],
  id: string | undefined
): Promise<DrawerPage<Row>> {
  const session: Answers = {
    'admin/login': { access_token: tokenOf({ exp: 4_102_444_800 }) },
    admin: { id: 'adm_1' },
    currencies: listOf(CURRENCIES),
    audit: listOf([])
  }
  const { origin, hits } = await startRawServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/api\/|\?.*$/gu, '')
    answer(response, answers[path] ?? session[path])
  })
  freshDocument(`${origin}/api/`)
  // The page before heard of the last sign-in, asked its server, which is
  // gone, and left a mark that this sign-in would wait for.
  localStorage.clear()
  const { signIn } = await import('../../src/stores/sign-in.ts')
  const { RowDrawer } = await import('../../src/features/list/list-drawer.tsx')
  await signIn('nadia@example.com', 'roll-the-dice')
  const content = await load()
  const asked: string[] = []
  /** Its tab is in no address here. */
  function Opened(
    props: Omit<ComponentProps<typeof RowDrawer<Row>>, 'tab' | 'onTab'>
  ): JSX.Element {
    const [tab, onTab] = useState<ChosenTab>()
    return <RowDrawer {...props} tab={tab} onTab={onTab} />
  }
  const page = (open: string | undefined): JSX.Element => {
    const index = rows.findIndex(row => row.id === open)
    return (
      <main>
        <h1>List</h1>
        {rows.map(row => (
          <a key={row.id} href={`?open=${row.id}`}>
            Row {row.id}
          </a>
        ))}
        <Opened
          id={open}
          row={rows[index]}
          onClose={() => void asked.push('close')}
          onStep={by => void asked.push(by === 1 ? 'next' : 'previous')}
          canStep={{ previous: index > 0, next: index < rows.length - 1 }}
          hrefOfOpen={other => `?open=${other}`}
          content={content}
        />
      </main>
    )
  }
  const { rerender } = render(page(id))
  return { show: next => rerender(page(next)), asked, hits, rows }
}

function answer(response: ServerResponse, body: unknown): void {
  if (body === NEVER) return
  response.setHeader('content-type', 'application/json')
  const status = typeof body === 'number' ? body : 404
  const failed = body === undefined || body === status
  if (failed) response.writeHead(status, { 'x-request-id': 'r-17' })
  response.end(JSON.stringify(failed ? {} : body))
}

/** The text of a fact, or `undefined` where it is left out. */
export function fact(term: string): string | undefined {
  const names = screen.queryAllByRole('term')
  const name = names.find(({ textContent }) => textContent === term)
  return name?.nextElementSibling?.textContent ?? undefined
}
