import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type JSX, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { MenuLayer } from '../../../src/ui/menu-layer.tsx'

const chosen = vi.fn<(key: string) => void>()

function Menu(): JSX.Element {
  const [button, setButton] = useState<HTMLElement>()
  return (
    <>
      <button
        type="button"
        aria-label="Actions for Anna"
        aria-expanded={false}
        onClick={({ currentTarget }) =>
          setButton(button ? undefined : currentTarget)
        }
      />
      {button && (
        <MenuLayer
          label="Actions for Anna"
          button={button}
          onClose={() => setButton(undefined)}
          items={[
            { key: 'Edit', label: 'Edit', onChoose: () => chosen('Edit') },
            {
              key: 'Delete',
              label: 'Delete',
              danger: true,
              onChoose: () => chosen('Delete')
            },
            {
              key: 'Move',
              label: 'Move',
              disabledReason: 'It is frozen.',
              onChoose: () => chosen('Move')
            }
          ]}
        />
      )}
      <button type="button">Elsewhere</button>
    </>
  )
}

function show(): HTMLElement {
  render(<Menu />)
  return screen.getByRole('button', { name: 'Actions for Anna' })
}

const line = (name: string): HTMLElement =>
  screen.getByRole('menuitem', { name })
const press = (key: string): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

function pressOn(element: Element): void {
  fireEvent.pointerDown(element)
  fireEvent.pointerUp(element)
}

beforeEach(() => {
  chosen.mockReset()
})
afterEach(cleanup)

describe('the menu of a row', () => {
  test('opens with the focus in it, what harms at its end', () => {
    const button = show()
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(
      screen
        .getAllByRole('menuitem')
        .map(({ firstChild }) => firstChild?.textContent)
    ).toEqual(['Edit', 'Move', 'Delete'])
    expect(document.activeElement).toBe(line('Edit'))
  })

  test('is walked by arrows, Home and End, around its ends', () => {
    fireEvent.click(show())
    press('ArrowUp')
    expect(document.activeElement).toBe(line('Delete'))
    press('ArrowDown')
    expect(document.activeElement).toBe(line('Edit'))
    press('End')
    expect(document.activeElement).toBe(line('Delete'))
    press('ArrowUp')
    expect(document.activeElement).toBe(line('Move'))
    press('Home')
    expect(document.activeElement).toBe(line('Edit'))
  })

  test.each(['Escape', 'Tab'])('closes by %s and gives the focus back', key => {
    const button = show()
    fireEvent.click(button)
    press(key)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  test('gives the focus back before what was chosen begins', () => {
    const button = show()
    chosen.mockImplementation(() => {
      expect(document.activeElement).toBe(button)
    })
    fireEvent.click(button)
    fireEvent.click(line('Delete'))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Delete')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('says why a line is off, and stays open on it', () => {
    fireEvent.click(show())
    const off = line('Move')
    expect(off.getAttribute('aria-disabled')).toBe('true')
    const why = document.getElementById(
      off.getAttribute('aria-describedby') ?? ''
    )
    expect(why?.textContent).toBe('It is frozen.')
    fireEvent.click(off)
    expect(chosen).not.toHaveBeenCalled()
    expect(screen.getByRole('menu')).toBeDefined()
  })

  test('is closed by its own button, and not opened again by it', () => {
    const button = show()
    fireEvent.click(button)
    // It stays for the click that follows, which closes it.
    pressOn(button)
    expect(screen.getByRole('menu')).toBeDefined()
    fireEvent.click(button)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('closes when something else is pressed, and when its button moves', () => {
    const button = show()
    fireEvent.click(button)
    pressOn(screen.getByText('Elsewhere'))
    expect(screen.queryByRole('menu')).toBeNull()
    fireEvent.click(button)
    fireEvent.scroll(document.body)
    expect(screen.getByRole('menu')).toBeDefined()
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, -40, 28, 28)
    )
    fireEvent.scroll(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})
