import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { SelectMenu } from '../../../src/ui/select-menu.tsx'

const options = [
  { value: 'active', label: 'Active', count: '12' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'banned', label: 'Banned' }
]
const onChange = vi.fn<(selected: string[]) => void>()

function openMenu(): HTMLDetailsElement {
  render(
    <>
      <SelectMenu
        label="Status"
        options={options}
        selected={['banned']}
        onChange={onChange}
      />
      <button type="button">Elsewhere</button>
    </>
  )
  const details = document.querySelector('details')
  if (!details) throw new Error('There is no menu')
  details.open = true
  return details
}

beforeEach(() => onChange.mockReset())
afterEach(cleanup)

describe('select menu', () => {
  test('is a named group of the choices, with the chosen ones checked', () => {
    openMenu()
    expect(screen.getByRole('group', { name: 'Status' })).toBeDefined()
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(box => box.checked)).toEqual([false, false, true])
  })

  test('adds and takes off a choice, in the order of the options', () => {
    openMenu()
    fireEvent.click(screen.getByRole('checkbox', { name: /Active/u }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Banned' }))
    expect(onChange.mock.calls).toEqual([[['active', 'banned']], [[]]])
  })

  test('closes by Escape and gives the focus back to its button', () => {
    const details = openMenu()
    fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Banned' }), {
      key: 'Escape'
    })
    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(details.querySelector('summary'))
  })

  test('closes when something else is pressed or gets the focus', () => {
    const details = openMenu()
    fireEvent.pointerDown(screen.getByRole('checkbox', { name: 'Banned' }))
    expect(details.open).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(details.open).toBe(false)
    details.open = true
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    expect(details.open).toBe(false)
  })
})
