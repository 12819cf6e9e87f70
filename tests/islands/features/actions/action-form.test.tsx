import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import {
  type ActionPage,
  openActionPage
} from '../../../support/open-action.tsx'

const texts = messages.actions
const SAVE = texts.byAction['edit-admin'].submit
const CREATE = texts.byAction['create-admin'].label

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const ada = {
  id: 'adm_7',
  name: 'Ada',
  email: 'ada@example.com',
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z',
  version: 3
}

const edit = (page: ActionPage): Promise<HTMLElement> => {
  page.open({
    name: 'edit-admin',
    subject: { id: ada.id, name: ada.name, version: ada.version },
    row: ada
  })
  return screen.findByRole('dialog', { name: 'Edit Ada' })
}

const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })
const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label)
function type(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } })
}

describe('a form of an action', () => {
  test('begins with what the row says, and with the focus in its first field', async () => {
    const page = await openActionPage(() => ({ status: 200, body: ada }))
    await edit(page)
    expect(field('Name').value).toBe('Ada')
    expect(field('Email').value).toBe('ada@example.com')
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')))
  })

  test('sends what was changed once, however often it is asked to', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const page = await openActionPage(async () => {
      await held
      return { status: 200, body: { ...ada, name: 'Ada L' } }
    })
    const dialog = await edit(page)
    type('Name', 'Ada L')
    const form = dialog.querySelector('form') ?? dialog
    for (let times = 0; times < 10; times += 1) fireEvent.submit(form)
    await vi.waitFor(() => expect(page.commands).toHaveLength(1))
    expect(button(SAVE).getAttribute('aria-busy')).toBe('true')
    expect(field('Name').disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    fireEvent.click(button(SAVE))
    answer()
    const told = await screen.findByText(
      texts.byAction['edit-admin'].done('Ada')
    )
    expect(told.closest('[aria-live="polite"]')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.commands).toMatchObject([
      { call: 'PATCH admins/adm_7', version: '"3"', body: { name: 'Ada L' } }
    ])
  })

  test('lists its problems in a summary, with the focus on the first, and sends nothing', async () => {
    const page = await openActionPage(() => ({ status: 201, body: ada }))
    page.open({ name: 'create-admin', subject: { id: '', name: '' } })
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(button(CREATE))
    const summary = await within(dialog).findByRole('alert')
    expect(document.activeElement).toBe(field('Name'))
    expect(summary.textContent).toContain(texts.problems(3))
    fireEvent.click(within(summary).getByRole('link', { name: 'Email' }))
    expect(document.activeElement).toBe(field('Email'))
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(page.commands).toHaveLength(0)
  })

  test('tells what was created by the name that was typed', async () => {
    const page = await openActionPage(() => ({ status: 201, body: ada }))
    page.open({ name: 'create-admin', subject: { id: '', name: '' } })
    await screen.findByRole('dialog')
    type('Name', 'Ada')
    type('Email', 'ada@example.com')
    type('Password', 'roll-the-dice')
    fireEvent.click(button(CREATE))
    await screen.findByText(texts.byAction['create-admin'].done('Ada'))
    expect(page.commands[0]?.call).toBe('POST admins')
  })

  test('puts a refusal of the server at its field, with the request id', async () => {
    const page = await openActionPage(() => ({
      status: 422,
      headers: { 'x-request-id': 'req_8fd2' },
      body: {
        type: 'about:blank',
        title: 'Invalid',
        status: 422,
        detail: 'Another admin has this email.',
        errors: [{ pointer: '#/email', detail: 'Already taken.' }]
      }
    }))
    const dialog = await edit(page)
    type('Email', 'bob@example.com')
    fireEvent.click(button(SAVE))
    const summary = await within(dialog).findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(summary.textContent).toContain('Another admin has this email.')
    expect(summary.textContent).toContain('req_8fd2')
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(field('Email').value).toBe('bob@example.com')
  })

  test('waits as long as the server asks for', async () => {
    const page = await openActionPage(() => ({
      status: 429,
      headers: { 'retry-after': '30' }
    }))
    await edit(page)
    type('Name', 'Ada L')
    fireEvent.click(button(SAVE))
    const timer = await screen.findByRole('timer')
    expect(timer.textContent).toBe(texts.wait(30))
    type('Name', 'Ada M')
    fireEvent.click(button(SAVE))
    expect(button(SAVE).getAttribute('aria-disabled')).toBe('true')
    expect(page.commands).toHaveLength(1)
  })

  test('asks before it throws away what was typed', async () => {
    const page = await openActionPage(() => ({ status: 200, body: ada }))
    await edit(page)
    type('Name', 'Ada L')
    fireEvent.click(button(texts.cancel))
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(
      within(question).getByRole('button', { name: texts.discard.reject })
    )
    expect(field('Name').value).toBe('Ada L')
    fireEvent.click(button(texts.cancel))
    fireEvent.click(
      await screen.findByRole('button', { name: texts.discard.accept })
    )
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.commands).toHaveLength(0)
  })

  test('closes at once where nothing was typed', async () => {
    const page = await openActionPage(() => ({ status: 200, body: ada }))
    await edit(page)
    fireEvent.click(button(texts.cancel))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('shows what somebody else changed, and keeps the own change on top', async () => {
    const now = { ...ada, email: 'ada@new.example', version: 4 }
    const page = await openActionPage(
      ({ version }) =>
        version === '"4"'
          ? { status: 200, body: now }
          : { status: 412, body: { status: 412, title: 'Changed' } },
      path => (path === 'admins/adm_7' ? now : 404)
    )
    await edit(page)
    type('Name', 'Ada L')
    fireEvent.click(button(SAVE))
    const row = await screen.findByRole('row', { name: /^Email/u })
    expect(row.textContent).toBe(
      `Email${texts.outdated.untouched}ada@new.example`
    )
    fireEvent.click(button(texts.outdated.keep))
    expect(field('Name').value).toBe('Ada L')
    expect(field('Email').value).toBe('ada@new.example')
    fireEvent.click(button(SAVE))
    await screen.findByText(texts.byAction['edit-admin'].done('Ada'))
    expect(page.commands.at(-1)).toMatchObject({
      version: '"4"',
      body: { name: 'Ada L' }
    })
  })

  test('of what may have been done already says so beside what changed, and asks before it is given up', async () => {
    const now = { ...ada, email: 'ada@new.example', version: 4 }
    const replies = [{ status: 503 }, { status: 412, body: { status: 412 } }]
    const page = await openActionPage(
      () => replies.shift() ?? { status: 503 },
      path => (path === 'admins/adm_7' ? now : 404)
    )
    await edit(page)
    type('Name', 'Ada L')
    fireEvent.click(button(SAVE))
    fireEvent.click(
      await screen.findByRole('button', { name: texts.unknown.sendAgain })
    )
    await screen.findByRole('row', { name: /^Email/u })
    expect(screen.getByText(texts.sentBefore)).toBeDefined()
    fireEvent.click(button(texts.outdated.discard))
    await screen.findByRole('alertdialog', { name: texts.leaveUnknown.title })
  })

  test('says that nobody knows, checks, and sends again with the same key', async () => {
    let times = 0
    let answer: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const page = await openActionPage(
      async () => {
        times += 1
        if (times === 1) return { status: 503 }
        await held
        return { status: 200, body: ada }
      },
      () => 503
    )
    await edit(page)
    type('Name', 'Ada L')
    fireEvent.click(button(SAVE))
    const outcome = await screen.findByRole('heading', {
      name: texts.unknown.title
    })
    expect(outcome.parentElement).toBe(document.activeElement)
    fireEvent.click(button(texts.unknown.check))
    await screen.findByText(texts.unknown.unanswered)
    fireEvent.click(button(texts.unknown.sendAgain))
    // Still not known, and so not a form that was never sent.
    await vi.waitFor(() =>
      expect(button(texts.unknown.sendAgain).getAttribute('aria-busy')).toBe(
        'true'
      )
    )
    expect(screen.queryByLabelText('Name')).toBeNull()
    answer()
    await screen.findByText(texts.byAction['edit-admin'].done('Ada'))
    const [first, second] = page.commands
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/u)
    expect(second?.key).toBe(first?.key)
  })
})

test('what was typed stays when another action is asked for', async () => {
  const page = await openActionPage(() => ({ status: 200, body: ada }))
  await edit(page)
  type('Name', 'Ada L')
  page.open({ name: 'create-admin', subject: { id: '', name: '' } })
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(field('Name').value).toBe('Ada L')
  expect(screen.getByRole('dialog', { name: 'Edit Ada' })).toBeDefined()
})

describe('a password field', () => {
  /** Opens one, and returns what it copies. */
  async function openPassword(): Promise<string[]> {
    const copied: string[] = []
    vi.stubGlobal('navigator', {
      onLine: true,
      clipboard: {
        writeText: (text: string) => Promise.resolve(void copied.push(text))
      }
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const page = await openActionPage(() => ({ status: 200, body: {} }))
    page.open({
      name: 'reset-admin-password',
      subject: { id: ada.id, name: ada.name }
    })
    await screen.findByRole('dialog')
    return copied
  }

  test('makes one up, shows it and copies it', async () => {
    const copied = await openPassword()
    expect(field('Password').type).toBe('password')
    fireEvent.click(button(texts.generate))
    await screen.findByText(texts.generated.copied)
    expect(copied).toEqual([field('Password').value])
    expect(copied[0]).toHaveLength(20)
    expect(field('Password').type).toBe('text')
    expect(sessionStorage.getItem('panel.action')).not.toContain(copied[0])
  })

  test('no longer says "copied" of a password that was changed by hand', async () => {
    await openPassword()
    fireEvent.click(button(texts.generate))
    await screen.findByText(texts.generated.copied)
    type('Password', `${field('Password').value}!`)
    expect(screen.queryByText(texts.generated.copied)).toBeNull()
  })
})
