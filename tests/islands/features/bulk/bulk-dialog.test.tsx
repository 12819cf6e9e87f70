import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import {
  type ActionPage,
  type CommandAnswer,
  openActionPage
} from '../../../support/open-action.tsx'

const texts = messages.bulk

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const user = {
  id: '1',
  status: 'suspended',
  balances: [],
  createdAt: '2026-01-01T00:00:00Z'
}
const done = { status: 200, body: user }
const targets = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map(name => ({
  id: name,
  name
}))

/** A question that somebody has asked, on a page of its own. */
async function ask(answer: CommandAnswer): Promise<ActionPage> {
  const page = await openActionPage(answer)
  const { BulkHost } =
    await import('../../../../src/features/bulk/bulk-host.tsx')
  render(
    <BulkHost
      requested={{
        action: 'suspend-user',
        source: { kind: 'chosen', targets },
        clock: undefined
      }}
    />
  )
  await screen.findByRole('alertdialog', { name: 'Suspend 6 users?' })
  return page
}

const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })

async function agree(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Reason'), {
    target: { value: 'Plays with two accounts' }
  })
  fireEvent.click(button('Suspend 6 users'))
  await screen.findByRole('dialog', { name: 'Suspend 6 users' })
}

describe('the dialog of a run over many', () => {
  test('is not there before a reason was given and agreed to', async () => {
    const page = await ask(() => done)
    const accept = button('Suspend 6 users')
    expect(accept.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(accept)
    expect(page.commands).toHaveLength(0)
    await agree()
    await screen.findByText(`${texts.ends.complete} 6 suspended.`)
    expect(page.commands).toHaveLength(6)
  })

  test('sends the end of a suspension with each, and says why none is over', async () => {
    const page = await ask(() => done)
    const until = screen.getByLabelText('Until (optional)')
    const typeEnd = (value: string): void => {
      fireEvent.change(until, { target: { value } })
      fireEvent.blur(until)
    }
    typeEnd('2026-01-01T12:00')
    expect(screen.getByText(messages.checks.future)).toBeDefined()
    expect(until.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(screen.getByLabelText('Reason'), {
      target: { value: 'Plays with two accounts' }
    })
    fireEvent.click(button('Suspend 6 users'))
    expect(page.commands).toHaveLength(0)
    typeEnd('2199-01-01T12:00')
    expect(until.hasAttribute('aria-invalid')).toBe(false)
    await agree()
    await screen.findByText(`${texts.ends.complete} 6 suspended.`)
    expect(page.commands.map(({ body }) => body['until'])).toEqual(
      Array(6).fill('2199-01-01T12:00:00.000Z')
    )
  })

  test('asks again, and says why, where the end is over when one agrees', async () => {
    const page = await ask(() => done)
    const now = Date.now()
    fireEvent.change(screen.getByLabelText('Until (optional)'), {
      target: { value: '2199-01-01T12:00' }
    })
    fireEvent.change(screen.getByLabelText('Reason'), {
      target: { value: 'Plays with two accounts' }
    })
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2200, 0, 1))
    fireEvent.click(button('Suspend 6 users'))
    clock.mockReturnValue(now)
    await screen.findByText(messages.checks.future)
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe(
      'Plays with two accounts'
    )
    expect(page.commands).toHaveLength(0)
    clock.mockRestore()
  })

  test('sends the rest after a stop, and holds the focus', async () => {
    const answers: (() => void)[] = []
    let holds = true
    const page = await ask(() =>
      holds
        ? new Promise(resolve => {
            answers.push(() => resolve(done))
          })
        : done
    )
    await agree()
    await vi.waitFor(() => expect(answers).toHaveLength(4))
    fireEvent.click(button(texts.stop))
    for (const answer of answers) answer()
    await screen.findByText(`${texts.ends.stopped} 4 suspended, 2 not sent.`)
    expect(screen.queryByRole('button', { name: /^Retry/u })).toBeNull()
    holds = false
    const rest = button(texts.sendRest('2'))
    rest.focus()
    fireEvent.click(rest)
    await screen.findByText(`${texts.ends.complete} 6 suspended.`)
    expect(document.activeElement).toBe(button(texts.close))
    expect(page.commands).toHaveLength(6)
    expect(new Set(page.commands.map(({ key }) => key)).size).toBe(6)
  })

  test('says that it is paused offline, and goes on with the connection', async () => {
    const answers: (() => void)[] = []
    let holds = true
    const page = await ask(() =>
      holds
        ? new Promise(resolve => {
            answers.push(() => resolve(done))
          })
        : done
    )
    await agree()
    await vi.waitFor(() => expect(answers).toHaveLength(4))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    await screen.findByText(texts.paused.offline)
    expect(screen.getByText(texts.paused.offline).tagName).toBe('OUTPUT')
    for (const answer of answers) answer()
    await screen.findByText(/^4 of 6/u)
    expect(page.commands).toHaveLength(4)
    expect(button(texts.proceed)).toBeDefined()
    holds = false
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await screen.findByText(`${texts.ends.complete} 6 suspended.`)
    online.mockRestore()
  })

  test('does not hold back who is sent to the login', async () => {
    await ask(() => new Promise(() => undefined))
    await agree()
    const leaving = (): boolean => {
      const event = new Event('beforeunload', { cancelable: true })
      fireEvent(window, event)
      return event.defaultPrevented
    }
    expect(leaving()).toBe(true)
    const { leaveOnPurpose } = await import('../../../../src/stores/leaving.ts')
    leaveOnPurpose(() => undefined)
    expect(leaving()).toBe(false)
  })

  test('shows each result with its reason and its request, and filters them', async () => {
    await ask(({ call }) =>
      call.includes('Bo')
        ? {
            status: 409,
            headers: { 'x-request-id': 'req_7' },
            body: { status: 409, code: 'other', detail: 'Bo cannot be.' }
          }
        : done
    )
    await agree()
    await screen.findByText(`${texts.ends.complete} 5 suspended, 1 failed.`)
    expect(screen.getAllByRole('row')).toHaveLength(7)
    fireEvent.change(screen.getByLabelText(texts.show), {
      target: { value: 'failed' }
    })
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByText('Bo cannot be.')).toBeDefined()
    expect(screen.getByText('req_7')).toBeDefined()
    expect(document.activeElement).toBe(button(texts.close))
  })

  test('asks before it is closed while it runs, and stops then', async () => {
    const answers: (() => void)[] = []
    const page = await ask(
      () =>
        new Promise(resolve => {
          answers.push(() => resolve(done))
        })
    )
    await agree()
    await vi.waitFor(() => expect(answers).toHaveLength(4))
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
    const question = await screen.findByRole('alertdialog', {
      name: texts.leave.title
    })
    expect(question.textContent).toContain(texts.leave.text('2 users'))
    fireEvent.click(button(texts.leave.accept))
    for (const answer of answers) answer()
    await screen.findByText(`${texts.ends.stopped} 4 suspended, 2 not sent.`)
    expect(page.commands).toHaveLength(4)
    fireEvent.click(button(texts.close))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('sends what failed once more, with the key that it had', async () => {
    let fails = true
    const page = await ask(() =>
      fails ? { status: 403, body: { status: 403 } } : done
    )
    await agree()
    await screen.findByText(`${texts.ends.complete} 0 suspended, 6 failed.`)
    fails = false
    fireEvent.click(button(texts.retry('6')))
    await screen.findByText(`${texts.ends.complete} 6 suspended.`)
    expect(page.commands).toHaveLength(12)
    expect(new Set(page.commands.map(({ key }) => key)).size).toBe(6)
  })
})

test('a typed reason is not lost without a question', async () => {
  await ask(() => done)
  const type = (text: string): void => {
    const target = { target: { value: text } }
    fireEvent.change(screen.getByLabelText('Reason'), target)
  }
  const { discard, cancel } = messages.actions
  type('Plays with two')
  fireEvent.click(button(cancel))
  await screen.findByRole('alertdialog', { name: discard.title })
  fireEvent.click(button(discard.reject))
  await screen.findByRole('alertdialog', { name: 'Suspend 6 users?' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(
    'Plays with two'
  )
  type('')
  fireEvent.click(button(cancel))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
