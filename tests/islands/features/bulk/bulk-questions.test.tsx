import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import {
  type ActionPage,
  openActionPage
} from '../../../support/open-action.tsx'

vi.unmock('../../../../src/ui/dialog/answer-guard.tsx')

const texts = messages.bulk
const user = {
  id: '1',
  status: 'suspended',
  balances: [],
  createdAt: '2026-01-01T00:00:00Z'
}
const targets = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map(name => ({
  id: name,
  name
}))

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })

const isRead = (): Promise<unknown> =>
  vi.waitFor(() => expect(document.querySelector('[data-unread]')).toBeNull())

/** A run whose first four commands wait for their answers. */
async function startRun(): Promise<{ page: ActionPage; answer: () => void }> {
  const answers: (() => void)[] = []
  const page = await openActionPage(
    () =>
      new Promise(resolve => {
        answers.push(() => resolve({ status: 200, body: user }))
      })
  )
  const { BulkHost } =
    await import('../../../../src/features/bulk/bulk-host.tsx')
  const source = { kind: 'chosen' as const, targets }
  render(
    <BulkHost
      onEnd={() => undefined}
      requested={{ action: 'suspend-user', source, clock: undefined }}
    />
  )
  fireEvent.change(await screen.findByLabelText('Reason'), {
    target: { value: 'Plays with two accounts' }
  })
  await isRead()
  fireEvent.click(button('Suspend 6 users'))
  await vi.waitFor(() => expect(answers).toHaveLength(4))
  return {
    page,
    answer() {
      for (const each of answers.splice(0)) each()
    }
  }
}

test('a second click on Stop does not send the rest', async () => {
  const { page, answer } = await startRun()
  fireEvent.click(button(texts.stop))
  answer()
  const rest = await screen.findByRole('button', { name: texts.sendRest('2') })
  fireEvent.click(rest, { detail: 2 })
  fireEvent.click(rest)
  // A command is sent in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(page.commands).toHaveLength(4)
  await isRead()
  fireEvent.click(rest)
  await vi.waitFor(() => expect(page.commands).toHaveLength(6))
})

test('a second click on Pause does not go on', async () => {
  const { page, answer } = await startRun()
  fireEvent.click(button(texts.pause))
  fireEvent.click(await screen.findByRole('button', { name: texts.proceed }))
  answer()
  await isRead()
  expect(page.commands).toHaveLength(4)
  fireEvent.click(button(texts.proceed))
  await vi.waitFor(() => expect(page.commands).toHaveLength(6))
})

test('the second half of a double click that starts a run does not pause it', async () => {
  const { page, answer } = await startRun()
  const pause = button(texts.pause)
  fireEvent.mouseDown(pause, { detail: 2 })
  fireEvent.click(pause, { detail: 2 })
  expect(screen.queryByRole('button', { name: texts.proceed })).toBeNull()
  answer()
  await vi.waitFor(() => expect(page.commands).toHaveLength(6))
  fireEvent.mouseDown(pause, { detail: 1 })
  fireEvent.click(pause, { detail: 1 })
  expect(button(texts.proceed)).toBeDefined()
})
