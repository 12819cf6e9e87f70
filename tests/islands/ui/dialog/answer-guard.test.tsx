import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Dialog } from '../../../../src/ui/dialog/dialog.tsx'

vi.unmock('../../../../src/ui/dialog/answer-guard.tsx')

const accept = vi.fn<() => void>()
const submit = vi.fn<() => void>()

function Question(props: { question: string }): ReactNode {
  return (
    <Dialog
      open
      question={props.question}
      onOpenChange={() => undefined}
      title="Send 10.00 EUR?"
      footer={
        <button type="button" onClick={accept}>
          Send
        </button>
      }
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <input aria-label="Amount again" />
        <textarea aria-label="Reason" />
      </form>
    </Dialog>
  )
}

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'Send' })
}

/** As a browser does: Enter clicks what has the focus. */
function pressEnter(repeat = false): void {
  const isAllowed = fireEvent.keyDown(button(), { key: 'Enter', repeat })
  if (isAllowed) fireEvent.click(button())
}

function release(): void {
  fireEvent.keyUp(button(), { key: 'Enter' })
}

async function read(): Promise<void> {
  await vi.waitFor(() =>
    expect(document.querySelector('[data-unread]')).toBeNull()
  )
}

beforeEach(() => {
  accept.mockClear()
  submit.mockClear()
})
afterEach(cleanup)

test('what is pressed as soon as a question appears does not answer it, later it does', async () => {
  render(<Question question="one" />)
  pressEnter()
  release()
  fireEvent.click(button())
  fireEvent.submit(screen.getByLabelText('Amount again'))
  expect(accept).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()

  await read()
  pressEnter()
  expect(accept).toHaveBeenCalledOnce()
  release()
  fireEvent.submit(screen.getByLabelText('Amount again'))
  expect(submit).toHaveBeenCalledOnce()
})

test('a press that began before a question was read does not answer it', async () => {
  render(<Question question="one" />)
  fireEvent.keyDown(button(), { key: ' ' })
  await read()
  fireEvent.keyUp(button(), { key: ' ' })
  fireEvent.click(button())
  expect(accept).not.toHaveBeenCalled()
})

test('a press that began before the question does not answer it', async () => {
  fireEvent.keyDown(document.body, { key: ' ' })
  render(<Question question="one" />)
  await read()
  fireEvent.keyUp(button(), { key: ' ' })
  fireEvent.click(button())
  expect(accept).not.toHaveBeenCalled()
})

test('a held Enter never answers, and writes lines', async () => {
  render(<Question question="one" />)
  await read()
  pressEnter(true)
  expect(accept).not.toHaveBeenCalled()
  const held = { key: 'Enter', repeat: true }
  expect(fireEvent.keyDown(screen.getByLabelText('Reason'), held)).toBe(true)
  expect(fireEvent.keyDown(screen.getByLabelText('Amount again'), held)).toBe(
    false
  )
})

test('assistive technology clicks without a press', async () => {
  render(<Question question="one" />)
  fireEvent.click(button())
  expect(accept).not.toHaveBeenCalled()
  await read()
  fireEvent.click(button())
  expect(accept).toHaveBeenCalledOnce()
})

test('the second half of a double click answers nothing', async () => {
  render(<Question question="one" />)
  await read()
  fireEvent.click(button(), { detail: 1 })
  fireEvent.click(button(), { detail: 2 })
  expect(accept).toHaveBeenCalledOnce()
})

test('another question in the same dialog is read anew', async () => {
  const { rerender } = render(<Question question="one" />)
  await read()
  rerender(<Question question="two" />)
  fireEvent.click(button())
  expect(accept).not.toHaveBeenCalled()
  await read()
  fireEvent.click(button())
  expect(accept).toHaveBeenCalledOnce()
})
