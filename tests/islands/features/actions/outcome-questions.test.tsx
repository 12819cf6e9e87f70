import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import { openActionPage } from '../../../support/open-action.tsx'

vi.unmock('../../../../src/ui/dialog/answer-guard.tsx')

const texts = messages.actions
const { unknown } = texts

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

test('what appears under a press on Check sends nothing', async () => {
  const page = await openActionPage(
    () => ({ status: 503 }),
    () => 503
  )
  page.open({ name: 'create-admin', subject: { id: '', name: '' } })
  await screen.findByRole('dialog')
  for (const [label, text] of [
    ['Name', 'Bob'],
    ['Email', 'bob@example.com'],
    ['Password', 'roll-the-dice']
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  }
  await isRead()
  fireEvent.click(button(texts.byAction['create-admin'].label))
  await screen.findByRole('heading', { name: unknown.title })
  await isRead()
  const { length } = page.commands

  const { $action, setAction } =
    await import('../../../../src/features/actions/open-action.ts')
  const action = $action.get()
  if (action?.state.kind !== 'unknown') throw new Error('It was answered')
  const state = { ...action.state, check: 'not-done' as const }
  act(() => setAction({ ...action, state }))
  fireEvent.click(button(unknown.sendAgain))
  // A command is sent in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(page.commands).toHaveLength(length)
  await isRead()
  fireEvent.click(button(unknown.sendAgain))
  await vi.waitFor(() => expect(page.commands.length).toBeGreaterThan(length))
})
