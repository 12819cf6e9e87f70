import type { IncomingMessage } from 'node:http'

import { act, render } from '@testing-library/react'

import type { ActionRequest } from '../../src/features/actions/open-action.ts'
import { fakeApi, type FakeAnswers } from './fake-api.ts'
import { freshDocument } from './fresh-document.ts'
import { provideActions } from './provide-actions.ts'
import { startRawServer } from './raw-server.ts'

/** A command as the server has seen it. */
export interface SeenCommand {
  call: string
  key: string | undefined
  version: string | undefined
  body: Record<string, unknown>
}

/** What the server does with a command; a promise holds its answer back. */
export type CommandAnswer = (
  command: SeenCommand
) => FakeReply | Promise<FakeReply>

export interface FakeReply {
  status: number
  /** As JSON, or the text itself. */
  body?: unknown
  headers?: Record<string, string>
}

/** A signed-in page on which actions can be opened, at a server of its own. */
export interface ActionPage {
  commands: SeenCommand[]
  open: (request: ActionRequest) => void
}

const NONE: FakeAnswers = () => 404

/** The stores and the hosts of a page, with every command answered so. */
export async function openActionPage(
  answer: CommandAnswer,
  reads: FakeAnswers = NONE
): Promise<ActionPage> {
  const commands: SeenCommand[] = []
  const rest = fakeApi(reads)
  const { origin } = await startRawServer((request, response) => {
    const path = (request.url ?? '').replace('/api/', '')
    if (request.method === 'GET' || path.startsWith('admin/')) {
      rest(request, response)
      return
    }
    void readBody(request).then(async body => {
      const command = {
        call: `${request.method} ${path}`,
        key: request.headers['idempotency-key']?.toString(),
        version: request.headers['if-match'],
        body
      }
      commands.push(command)
      const reply = await answer(command)
      response.writeHead(reply.status, {
        'content-type': 'application/json',
        ...reply.headers
      })
      const { body: text = {} } = reply
      response.end(typeof text === 'string' ? text : JSON.stringify(text))
    })
  })
  sessionStorage.clear()
  freshDocument(`${origin}/api/`)
  const { checkSession } = await import('../../src/stores/session.ts')
  await checkSession()
  await provideActions()
  const { openAction } =
    await import('../../src/features/actions/open-action.ts')
  const { ActionHost } =
    await import('../../src/features/actions/action-host.tsx')
  const { ConfirmHost } =
    await import('../../src/features/page/confirm-host.tsx')
  const { ToastHost } = await import('../../src/islands/shell/toast-host.tsx')
  render(
    <>
      <main>
        <h1 tabIndex={-1}>Users</h1>
      </main>
      <ActionHost />
      <ConfirmHost />
      <ToastHost />
    </>
  )
  return {
    commands,
    open: request => act(() => openAction(request))
  }
}

async function readBody(
  request: IncomingMessage
): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += String(part)
  return text === '' ? {} : JSON.parse(text)
}
