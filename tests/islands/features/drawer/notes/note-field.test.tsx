import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messages } from '../../../../../src/messages.ts'
import { openActionPage } from '../../../../support/open-action.tsx'

afterEach(cleanup)

const { add, field } = messages.notes

test('a note that is one too many waits as long as the server asks for', async () => {
  const page = await openActionPage(() => ({
    status: 429,
    headers: { 'retry-after': '30' }
  }))
  const { NoteField } =
    await import('../../../../../src/features/drawer/notes/note-field.tsx')
  render(<NoteField subject={{ of: 'users', id: '42' }} />)
  const text = screen.getByLabelText(field)
  const button = screen.getByRole('button', { name: add })
  fireEvent.change(text, { target: { value: 'Called back' } })
  fireEvent.click(button)
  const timer = await screen.findByRole('timer')
  expect(timer.textContent).toBe(messages.actions.wait(30))
  fireEvent.change(text, { target: { value: 'Called back at noon' } })
  fireEvent.click(button)
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(page.commands).toHaveLength(1)
})
