import { afterEach, beforeEach, vi } from 'vitest'

import type * as open from '../../src/features/actions/open-action.ts'
import type { OpenAction } from '../../src/features/actions/open-action.ts'
import type * as run from '../../src/features/actions/run-action.ts'
import type * as sending from '../../src/features/actions/send-action.ts'
import type * as session from '../../src/stores/session.ts'
import { fakeApi, type FakeAnswers } from './fake-api.ts'
import { freshDocument } from './fresh-document.ts'
import { provideActions } from './provide-actions.ts'
import { destroyed, startRawServer } from './raw-server.ts'
import { stubTabStorage } from './tab-storage.ts'

/** The stores of an action on a signed-in page, at a server of its own. */
export type ActionStores = typeof run &
  typeof sending &
  typeof open &
  typeof session & {
    /** Every command as it came: method, path and key, then the body. */
    commands: string[]
    bodies: string[]
    /** The `If-Match` of every command. */
    versions: (string | undefined)[]
    action: () => OpenAction
    kind: () => string | undefined
  }

export type Reply =
  | 'broken'
  | 'silent'
  | {
      status: number
      body?: object
      /** The reply does not come before it. */
      held?: Promise<void>
    }

/** A server that answers a check: no such key was ever seen. */
export const UNKNOWN_KEY: FakeAnswers = () => 404

/** Returns every test of a file a tab, with what `sessionStorage` keeps of it. */
export function useTab(): Map<string, string> {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    stubTabStorage(kept)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  return kept
}

/** A document of the tab; `replies` answer its commands in turn. */
export async function openStores(
  replies: Reply[],
  reads: FakeAnswers = () => 404,
  currencies: { status: number } = { status: 200 }
): Promise<ActionStores> {
  const commands: string[] = []
  const bodies: string[] = []
  const versions: (string | undefined)[] = []
  const rest = fakeApi(reads)
  const { origin } = await startRawServer((request, response) => {
    const path = (request.url ?? '').replace('/api/', '')
    if (path.startsWith('commands/') && reads === UNKNOWN_KEY) {
      response.writeHead(404, { 'content-type': 'application/problem+json' })
      response.end(JSON.stringify({ status: 404, code: 'unknown-key' }))
      return
    }
    if (path === 'currencies' && currencies.status !== 200) {
      response.writeHead(currencies.status)
      response.end()
      return
    }
    if (request.method === 'GET' || path.startsWith('admin/')) {
      rest(request, response)
      return
    }
    const key = String(request.headers['idempotency-key'])
    commands.push(`${request.method} ${path} ${key}`)
    const reply = replies.shift() ?? { status: 500 }
    versions.push(request.headers['if-match'])
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      bodies.push(body)
      if (reply === 'broken') destroyed(request, response)
      else if (reply !== 'silent') {
        void Promise.resolve(reply.held).then(() => {
          response.writeHead(reply.status, {
            'content-type': 'application/json'
          })
          response.end(JSON.stringify(reply.body ?? {}))
        })
      }
    })
  })
  freshDocument(`${origin}/api/`)
  const signedIn = await import('../../src/stores/session.ts')
  await signedIn.checkSession()
  await provideActions()
  const opened = await import('../../src/features/actions/open-action.ts')
  return {
    ...signedIn,
    ...opened,
    ...(await import('../../src/features/actions/run-action.ts')),
    ...(await import('../../src/features/actions/send-action.ts')),
    commands,
    bodies,
    versions,
    action() {
      const action = opened.$action.get()
      if (!action) throw new Error('No action is open')
      return action
    },
    kind: () => opened.$action.get()?.state.kind
  }
}
