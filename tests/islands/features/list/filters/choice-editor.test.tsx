import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { ValueCount } from '../../../../../src/contract/list-answer.ts'
import { ChoiceEditor } from '../../../../../src/features/list/filters/choice-editor.tsx'
import { messages } from '../../../../../src/messages.ts'

type Counts = Promise<readonly ValueCount[]>

const onChange = vi.fn<(values: string[]) => void>()
const countValues = vi.fn<(filter: string, signal: AbortSignal) => Counts>()
const shownValues = vi.fn<(filter: string) => readonly string[]>()
const known = { list: { countValues }, shownValues }
const options = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'banned', label: 'Banned' }
]

function editor(values: string[], listed = options): JSX.Element {
  return (
    <ChoiceEditor
      known={known}
      view={{
        kind: 'choice',
        name: 'status',
        label: 'Status',
        options: listed,
        word: value => `Word of ${value}`,
        typed: {
          label: 'Code',
          read: text => /^[a-z]{2}$/u.exec(text)?.[0].toUpperCase(),
          problem: 'Two letters'
        }
      }}
      values={values}
      onChange={onChange}
      onDone={() => undefined}
    />
  )
}

function show(values: string[], listed = options): () => void {
  return render(editor(values, listed)).unmount
}

function typeCode(text: string): void {
  const field = screen.getByRole('textbox', { name: 'Code' })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
}

const boxes = (): string[] =>
  screen.getAllByRole<HTMLInputElement>('checkbox').map(box => {
    const text = box.labels?.[0]?.textContent ?? ''
    return box.checked ? `* ${text}` : text
  })

beforeEach(() => {
  onChange.mockReset()
  shownValues.mockReset().mockReturnValue([])
  countValues.mockReset().mockResolvedValue([])
})
afterEach(cleanup)

describe('choice editor', () => {
  test('is a named group of the choices, with the chosen ones checked', async () => {
    show(['banned'])
    screen.getByRole('group', { name: 'Status' })
    expect(boxes()).toEqual(['Active', 'Suspended', '* Banned'])
    await vi.waitFor(() => expect(countValues).toHaveBeenCalledOnce())
  })

  test('shows how many rows each value has, once that is known', async () => {
    countValues.mockResolvedValue([
      { value: 'active', count: 4812 },
      { value: 'banned', count: 3 }
    ])
    show([])
    await screen.findByText('4,812')
    expect(countValues.mock.calls[0]?.[0]).toBe('status')
    expect(boxes()).toEqual(['Active4,812', 'Suspended0', 'Banned3'])
  })

  test('offers values that the panel has no word for', async () => {
    countValues.mockResolvedValue([{ value: 'frozen', count: 2 }])
    show(['lost'])
    await screen.findByText('2')
    expect(boxes()).toEqual([
      'Active0',
      'Suspended0',
      'Banned0',
      'Word of frozen2',
      '* Word of lost0'
    ])
  })

  test('adds and takes off a choice, in the order of the options', async () => {
    show(['banned'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Active' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Banned' }))
    expect(onChange.mock.calls).toEqual([[['active', 'banned']], [[]]])
    await vi.waitFor(() => expect(countValues).toHaveBeenCalledOnce())
  })

  test('can be used where nothing can be counted', async () => {
    countValues.mockRejectedValue(new Error('no'))
    show(['active'])
    await vi.waitFor(() => expect(countValues).toHaveBeenCalledOnce())
    expect(boxes()).toEqual(['* Active', 'Suspended', 'Banned'])
  })

  test('says that it waits for its values, or that there are none', async () => {
    show([], [])
    expect(screen.getByText(messages.filters.loading)).toBeDefined()
    expect(await screen.findByText(messages.filters.noValues)).toBeDefined()
  })

  test('offers what the shown rows have where nobody counts, and keeps it', async () => {
    shownValues.mockReturnValue(['DE', 'PL'])
    const { rerender } = render(editor(['FR'], []))
    await screen.findByRole('checkbox', { name: 'Word of DE' })
    expect(boxes()).toEqual(['Word of DE', 'Word of PL', '* Word of FR'])
    shownValues.mockReturnValue(['PL'])
    rerender(editor(['PL'], []))
    expect(boxes()).toEqual(['Word of DE', '* Word of PL', 'Word of FR'])
  })

  test('takes what is typed where nobody counts', async () => {
    show(['FR'], [])
    await screen.findByRole('textbox', { name: 'Code' })
    typeCode('poland')
    screen.getByText('Two letters')
    expect(onChange).not.toHaveBeenCalled()
    typeCode('pl')
    typeCode('fr')
    expect(onChange.mock.calls).toEqual([[['FR', 'PL']]])
  })

  test('asks for nothing to be typed where values are counted', async () => {
    countValues.mockResolvedValue([{ value: 'PL', count: 7 }])
    shownValues.mockReturnValue(['DE'])
    show([], [])
    await screen.findByText('7')
    expect(boxes()).toEqual(['Word of PL7'])
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('calls its question off when it closes', async () => {
    countValues.mockReturnValue(new Promise(() => undefined))
    const unmount = show([])
    const signal = countValues.mock.calls[0]?.[1]
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })
})
