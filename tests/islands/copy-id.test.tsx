import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { COPIED_MS } from '../../src/islands/copy-button.tsx'
import { CopyId } from '../../src/islands/copy-id.tsx'
import { messages } from '../../src/messages.ts'

const { copied, notCopied } = messages.drawer
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
    expect(said()).toBe(copied)
    act(() => void vi.advanceTimersByTime(COPIED_MS))
    expect(said()).toBe('')
  })

  test('says where the clipboard is denied', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    render(<CopyId text="42" label="Copy id" />)
    await copy()
    expect(said()).toBe(notCopied)
  })
})
