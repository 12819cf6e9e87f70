import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { CopyId } from '../../../../src/features/values/copy-id.tsx'
import { messages } from '../../../../src/messages.ts'

const COPIED_MS = 2000

const { copied } = messages.drawer
const writeText = vi.fn<(text: string) => Promise<void>>()

async function copy(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Copy id' }))
  await act(async () => Promise.resolve())
}

const said = (): string | null => screen.getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a copy button', () => {
  test('copies every letter and says so for two seconds', async () => {
    render(<CopyId text="90071992547409931234" label="Copy id" />)
    expect(said()).toBe('')
    await copy()
    expect(writeText).toHaveBeenCalledWith('90071992547409931234')
    expect(said()).toBe(`${copied} 90071992547409931234`)
    act(() => void vi.advanceTimersByTime(COPIED_MS))
    expect(said()).toBe('')
  })

  test.each([
    ['denied', { clipboard: { writeText } }],
    ['not there', {}]
  ])(
    'OPS-7 gives the text marked where the clipboard is %s',
    async (_, navigator) => {
      vi.stubGlobal('navigator', navigator)
      writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
      render(<CopyId text="42" label="Copy id" />)
      await copy()
      expect(said()).toBe('')
      const field = screen.getByRole<HTMLTextAreaElement>('textbox', {
        name: messages.copyByHand
      })
      expect(field.value).toBe('42')
      expect(field).toBe(document.activeElement)
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2])
      act(() => void vi.advanceTimersByTime(COPIED_MS))
      expect(screen.getByRole('textbox')).toBe(field)
      fireEvent.keyDown(field, { key: 'Escape' })
      expect(screen.queryByRole('textbox')).toBeNull()
    }
  )
})
