import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import {
  type ActionPage,
  type FakeReply,
  openActionPage
} from '../../../support/open-action.tsx'

const texts = messages.actions
const { unknown } = texts

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const LOST: FakeReply = { status: 503 }
const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })
const noButton = (name: string): void =>
  expect(screen.queryByRole('button', { name })).toBeNull()
function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

/** A page whose commands are answered in turn. */
function openPage(...replies: FakeReply[]): Promise<ActionPage> {
  return openActionPage(
    () => replies.shift() ?? LOST,
    () => 503
  )
}

async function createAdmin(page: ActionPage): Promise<void> {
  page.open({ name: 'create-admin', subject: { id: '', name: '' } })
  await screen.findByRole('dialog')
  type('Name', 'Bob')
  type('Email', 'bob@example.com')
  type('Password', 'roll-the-dice')
  fireEvent.click(button(texts.byAction['create-admin'].label))
  await screen.findByRole('heading', { name: unknown.title })
}

/** What a check would say: not done so far. */
async function foundNotDone(): Promise<void> {
  const { $action, setAction } =
    await import('../../../../src/features/actions/open-action.ts')
  const action = $action.get()
  if (action?.state.kind !== 'unknown') throw new Error('It was answered')
  const state = { ...action.state, check: 'not-done' as const }
  act(() => setAction({ ...action, state }))
}

describe('an action without an answer', () => {
  test('with a password is only checked after its session, and says why', async () => {
    const page = await openPage(LOST)
    const { resumeActions } =
      await import('../../../../src/features/actions/open-action.ts')
    const { clearSession, recheckSession } =
      await import('../../../../src/stores/session.ts')
    const stop = resumeActions()
    await createAdmin(page)
    expect(button(unknown.sendAgain)).toBeDefined()
    act(() => clearSession('ended'))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(() => recheckSession())
    await screen.findByText(unknown.secretLost)
    noButton(unknown.sendAgain)
    expect(button(unknown.check).classList.contains('bg-felt')).toBe(true)
    stop()
  })

  test('says nothing of before it was sent', async () => {
    const page = await openPage(LOST)
    await createAdmin(page)
    expect(screen.getByRole('dialog').getAttribute('aria-describedby')).toBe(
      null
    )
    await foundNotDone()
    fireEvent.click(button(texts.edit))
    await screen.findByText(texts.sentBefore)
  })

  test('is no earlier request while it is under way for the first time', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const page = await openActionPage(async () => {
      await held
      return LOST
    })
    const created = createAdmin(page)
    await vi.waitFor(() => expect(page.commands).toHaveLength(1))
    expect(screen.queryByText(texts.sentBefore)).toBeNull()
    answer()
    await created
  })

  test('offers its form once it is not done so far, and asks before it is given up', async () => {
    const page = await openPage(LOST)
    await createAdmin(page)
    noButton(texts.edit)
    await foundNotDone()
    expect(button(unknown.check)).toBeDefined()
    fireEvent.click(button(texts.edit))
    fireEvent.click(button(texts.cancel))
    await screen.findByRole('alertdialog', { name: texts.leaveUnknown.title })
    expect(screen.queryByText(texts.discard.text)).toBeNull()
  })

  test('is never said to have changed nothing', async () => {
    const page = await openPage(LOST, {
      status: 409,
      body: { status: 409, title: 'Conflict', detail: 'Bob is there.' }
    })
    await createAdmin(page)
    fireEvent.click(button(unknown.sendAgain))
    await screen.findByText(texts.refusedAgain)
    expect(screen.queryByText(texts.refused)).toBeNull()
  })

  test('is done by an earlier request where its key was used', async () => {
    const page = await openPage(LOST, {
      status: 422,
      body: { status: 422, code: 'idempotency-key-reused', title: 'Reused' }
    })
    await createAdmin(page)
    fireEvent.click(button(unknown.sendAgain))
    await screen.findByRole('heading', { name: unknown.reusedTitle })
    expect(screen.getByText(unknown.reused, { exact: false })).toBeDefined()
    noButton(unknown.sendAgain)
    expect(button(unknown.check)).toBeDefined()
  })
})

describe('a question without an answer', () => {
  test('asks again with what was typed, and says that it was sent', async () => {
    const page = await openPage(LOST)
    const subject = { id: '42', name: 'Marta' }
    page.open({ name: 'suspend-user', subject })
    await screen.findByRole('alertdialog')
    type('Reason', 'Plays with two accounts')
    fireEvent.click(button(texts.byAction['suspend-user'].label), {
      detail: 1
    })
    await screen.findByRole('heading', { name: unknown.title })
    await foundNotDone()
    fireEvent.click(button(texts.edit))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain(texts.sentBefore)
    fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Escape' })
    await screen.findByRole('alertdialog', { name: texts.leaveUnknown.title })
  })
})
