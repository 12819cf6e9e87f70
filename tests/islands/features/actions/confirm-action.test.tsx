import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import {
  type ActionPage,
  type CommandAnswer,
  openActionPage
} from '../../../support/open-action.tsx'

const texts = messages.actions
const SUSPEND = texts.byAction['suspend-user'].label

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const user = {
  id: '42',
  status: 'suspended',
  balances: [],
  createdAt: '2026-01-01T00:00:00Z'
}
const done: CommandAnswer = () => ({ status: 200, body: user })

async function suspend(answer: CommandAnswer = done): Promise<ActionPage> {
  const page = await openActionPage(answer)
  page.open({ name: 'suspend-user', subject: { id: '42', name: 'Marta' } })
  await screen.findByRole('alertdialog', { name: 'Suspend Marta?' })
  return page
}

const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })
const reason = (): HTMLInputElement => screen.getByLabelText('Reason')
function give(text: string): void {
  fireEvent.change(reason(), { target: { value: text } })
}

describe('a confirm with a reason', () => {
  test('has the focus in the reason, and no accepting without one', async () => {
    const page = await suspend()
    expect(document.activeElement).toBe(reason())
    expect(button(SUSPEND).getAttribute('aria-disabled')).toBe('true')
    expect(button(SUSPEND).classList.contains('bg-neg-fill')).toBe(true)
    give('abc')
    fireEvent.click(button(SUSPEND))
    expect(page.commands).toHaveLength(0)
    expect(screen.getByRole('alertdialog')).toBeDefined()
  })

  test('leads to the reason from wherever it is accepted without one', async () => {
    const page = await suspend()
    screen.getByLabelText('Until (optional)').focus()
    fireEvent.click(button(SUSPEND))
    expect(document.activeElement).toBe(reason())
    expect(page.commands).toHaveLength(0)
  })

  test('sends the reason once it is long enough, and tells the result', async () => {
    const page = await suspend()
    give('Plays with two accounts')
    expect(button(SUSPEND).getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(button(SUSPEND), { detail: 1 })
    await screen.findByText(texts.byAction['suspend-user'].done('Marta'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(page.commands).toMatchObject([
      {
        call: 'POST users/42/suspension',
        body: { reason: 'Plays with two accounts' }
      }
    ])
  })

  test.each(['ctrlKey', 'metaKey'])(
    'is accepted from its lines of text by Enter with %s, not by a held one',
    async key => {
      const page = await suspend()
      give('Plays with two accounts')
      // A new line.
      expect(fireEvent.keyDown(reason(), { key: 'Enter' })).toBe(true)
      const held = { key: 'Enter', [key]: true, repeat: true }
      expect(fireEvent.keyDown(reason(), held)).toBe(false)
      // Accepting leads to the button.
      expect(document.activeElement).toBe(reason())
      fireEvent.keyDown(reason(), { ...held, repeat: false })
      await screen.findByText(texts.byAction['suspend-user'].done('Marta'))
      expect(page.commands).toHaveLength(1)
    }
  )

  test('asks before a typed reason is lost, and keeps it on the way back', async () => {
    await suspend()
    give('Plays with two accounts')
    fireEvent.keyDown(reason(), { key: 'Escape' })
    await screen.findByRole('alertdialog', { name: texts.discard.title })
    fireEvent.click(button(texts.discard.reject), { detail: 1 })
    await screen.findByRole('alertdialog', { name: 'Suspend Marta?' })
    expect(reason().value).toBe('Plays with two accounts')
    expect(document.activeElement).toBe(reason())
    fireEvent.keyDown(reason(), { key: 'Escape' })
    await screen.findByRole('alertdialog', { name: texts.discard.title })
    fireEvent.click(button(texts.discard.accept), { detail: 1 })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test.each(['Escape', 'Cancel'])(
    'goes on in the field that was left by %s, once that is taken back',
    async way => {
      await suspend()
      give('Plays with two accounts')
      const until = screen.getByLabelText('Until (optional)')
      act(() => until.focus())
      if (way === 'Escape') fireEvent.keyDown(until, { key: 'Escape' })
      else {
        act(() => button(texts.cancel).focus())
        fireEvent.click(button(texts.cancel), { detail: 1 })
      }
      await screen.findByRole('alertdialog', { name: texts.discard.title })
      fireEvent.click(button(texts.discard.reject), { detail: 1 })
      await screen.findByRole('alertdialog', { name: 'Suspend Marta?' })
      expect(document.activeElement).toBe(
        screen.getByLabelText('Until (optional)')
      )
    }
  )

  test('leaves without a question where nothing was typed', async () => {
    await suspend()
    fireEvent.keyDown(reason(), { key: 'Escape' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('takes an end on the clock of the shown zone', async () => {
    const page = await suspend()
    give('Plays with two accounts')
    fireEvent.change(screen.getByLabelText('Until (optional)'), {
      target: { value: '2099-01-02T03:04' }
    })
    fireEvent.click(button(SUSPEND))
    await vi.waitFor(() => expect(page.commands).toHaveLength(1))
    expect(page.commands[0]?.body['until']).toBe('2099-01-02T03:04:00.000Z')
  })

  test('is off for an end that is over', async () => {
    await suspend()
    give('Plays with two accounts')
    fireEvent.change(screen.getByLabelText('Until (optional)'), {
      target: { value: '2001-01-02T03:04' }
    })
    expect(button(SUSPEND).getAttribute('aria-disabled')).toBe('true')
  })

  test('forgets everything by Cancel, once that is agreed to', async () => {
    const page = await suspend()
    give('Plays with two accounts')
    fireEvent.click(button(texts.cancel), { detail: 1 })
    await screen.findByRole('alertdialog', { name: texts.discard.title })
    fireEvent.click(button(texts.discard.accept), { detail: 1 })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(page.commands).toHaveLength(0)
    expect(sessionStorage.getItem('panel.action')).toBeNull()
  })

  test('closes when the session ends, and keeps what was typed', async () => {
    await suspend()
    give('Plays with two accounts')
    const { resumeActions } =
      await import('../../../../src/features/actions/open-action.ts')
    const { clearSession } = await import('../../../../src/stores/session.ts')
    const stop = resumeActions()
    act(() => clearSession('ended'))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sessionStorage.getItem('panel.action')).toContain('two accounts')
    const { recheckSession } = await import('../../../../src/stores/session.ts')
    await act(() => recheckSession())
    await screen.findByRole('alertdialog', { name: 'Suspend Marta?' })
    expect(reason().value).toBe('Plays with two accounts')
    stop()
  })

  test('says why it was refused, and asks again with the same reason', async () => {
    const page = await suspend(() => ({
      status: 409,
      headers: { 'x-request-id': 'req_1' },
      body: { status: 409, title: 'Conflict', detail: 'Marta is closed.' }
    }))
    give('Plays with two accounts')
    fireEvent.click(button(SUSPEND))
    const told = await screen.findByRole('alert')
    expect(document.activeElement).toBe(told)
    expect(told.textContent).toContain('Marta is closed.')
    expect(told.textContent).toContain('req_1')
    expect(screen.getByRole('alertdialog').contains(told)).toBe(true)
    expect(reason().value).toBe('Plays with two accounts')
    fireEvent.click(button(SUSPEND))
    await vi.waitFor(() => expect(page.commands).toHaveLength(2))
    expect(page.commands[1]).toEqual(page.commands[0])
  })

  test('leads back to the field that was refused, which says why', async () => {
    await suspend(() => ({
      status: 422,
      body: {
        title: 'Unprocessable',
        status: 422,
        errors: [{ pointer: 'reason', detail: 'Name the case.' }]
      }
    }))
    give('Plays with two accounts')
    fireEvent.click(button(SUSPEND), { detail: 1 })
    fireEvent.click(await screen.findByRole('link', { name: 'Reason' }))
    expect(document.activeElement).toBe(reason())
    expect(reason().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Name the case.')).toBeDefined()
    // It is about what was typed.
    give('Case 12: plays with two accounts')
    expect(screen.queryByText('Name the case.')).toBeNull()
  })

  test('says that it is under way only where that takes long', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await suspend(async () => {
      await held
      return { status: 200, body: user }
    })
    give('Plays with two accounts')
    fireEvent.click(button(SUSPEND))
    expect(screen.queryByText(texts.sending)).toBeNull()
    await screen.findByText(texts.sending)
    answer()
    await screen.findByText(texts.byAction['suspend-user'].done('Marta'))
    expect(screen.queryByText(texts.sending)).toBeNull()
  })
})

describe('a plain confirm', () => {
  test('asks no more than yes or no, with accept focused', async () => {
    const page = await openActionPage(() => ({
      status: 200,
      body: { ...user, status: 'active' }
    }))
    page.open({ name: 'reinstate-user', subject: { id: '42', name: 'Marta' } })
    await screen.findByRole('alertdialog', { name: 'Reinstate Marta?' })
    expect(document.activeElement).toBe(
      button(texts.byAction['reinstate-user'].label)
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('says why it was refused, and is asked again', async () => {
    const page = await openActionPage(() => ({
      status: 409,
      body: { status: 409, title: 'Conflict', detail: 'Marta is closed.' }
    }))
    page.open({ name: 'reinstate-user', subject: { id: '42', name: 'Marta' } })
    await screen.findByRole('alertdialog', { name: 'Reinstate Marta?' })
    const accept = button(texts.byAction['reinstate-user'].label)
    fireEvent.click(accept)
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('Marta is closed.')
    expect(document.activeElement).toBe(told)
    fireEvent.click(accept)
    await vi.waitFor(() => expect(page.commands).toHaveLength(2))
    await vi.waitFor(() => expect(accept.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(button(texts.cancel))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
