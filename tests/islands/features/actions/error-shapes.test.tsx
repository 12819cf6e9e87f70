import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import { errorShapes } from '../../../support/error-shapes.ts'
import { openActionPage } from '../../../support/open-action.tsx'

const texts = messages.actions
const SAVE = texts.byAction['edit-user'].submit
const FIELD = messages.fields.displayName

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const user = {
  id: '42',
  displayName: 'Marta',
  email: 'marta@example.com',
  status: 'active',
  balances: [],
  createdAt: '2026-01-01T00:00:00Z',
  version: 3
}

describe('a form that is refused', () => {
  test.each(errorShapes)(
    'in the shape of $of says so at the field, or above',
    async shape => {
      const { status = 422, type = 'application/json', body } = shape
      const page = await openActionPage(() => ({
        status,
        headers: { 'content-type': type },
        body
      }))
      page.open({
        name: 'edit-user',
        subject: { id: '42', name: 'Marta', version: 3 },
        row: user
      })
      const dialog = await screen.findByRole('dialog')
      const field = within(dialog).getByLabelText<HTMLInputElement>(FIELD)
      fireEvent.change(field, { target: { value: 'Marta L' } })
      fireEvent.click(within(dialog).getByRole('button', { name: SAVE }))
      const summary = await within(dialog).findByRole('alert')

      const atField = document.getElementById(`${field.id}-error`)?.textContent
      expect(atField).toBe(shape.atField)
      const own = [...summary.querySelectorAll(':scope > p')]
      const text = own.map(({ textContent }) => textContent).join('\n')
      expect(text).toMatch(/^Nothing was changed\. /u)
      for (const said of shape.ofForm) expect(text.split(said)).toHaveLength(2)
      expect(text.includes(shape.atField ?? 'h1')).toBe(false)
      expect(summary.innerHTML).not.toContain('h1')
    }
  )
})
