import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Button } from '../../../src/ui/button.tsx'
import { Field } from '../../../src/ui/field.tsx'
import { SearchField } from '../../../src/ui/search-field.tsx'
import type { Typing } from '../../../src/ui/typing.ts'

function descriptionOf(input: HTMLElement): (string | undefined)[] {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent)
}

afterEach(cleanup)

describe('field', () => {
  test('is named by its label and has no description of its own', () => {
    render(<Field label="Email" type="email" name="email" />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.getAttribute('name')).toBe('email')
  })

  test('is described by its error first, then by its hint', () => {
    render(<Field label="Code" error="Use a–z" hint="As shown to players" />)
    const input = screen.getByRole('textbox', { name: 'Code' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(input)).toEqual(['Use a–z', 'As shown to players'])
  })

  test('keeps two fields of one label apart', () => {
    render(
      <>
        <Field label="Code" hint="first" />
        <Field label="Code" hint="second" />
      </>
    )
    const inputs = screen.getAllByRole('textbox', { name: 'Code' })
    expect(inputs.map(descriptionOf)).toEqual([['first'], ['second']])
  })
})

describe('search field', () => {
  const texts = {
    label: 'Search users',
    placeholder: 'Name, email or id',
    most: 200
  }

  test('is a search landmark that reports its text and the Enter key', () => {
    const onChange = vi.fn<(text: string) => void>()
    const onSubmit = vi.fn<(text: string) => void>()
    render(
      <SearchField
        {...texts}
        value="mar"
        onChange={onChange}
        onSubmit={onSubmit}
        onLeave={() => undefined}
      />
    )
    expect(screen.getByRole('search', { name: 'Search users' })).toBeDefined()
    const input = screen.getByRole('searchbox', { name: 'Search users' })
    fireEvent.change(input, { target: { value: 'mart' } })
    fireEvent.submit(input)
    expect(onChange.mock.calls).toEqual([['mart', 'complete']])
    expect(onSubmit.mock.calls).toEqual([['mar']])
  })

  test('tells a text that an input method composes from a complete one', () => {
    const onChange = vi.fn<(text: string, typing: Typing) => void>()
    render(
      <SearchField
        {...texts}
        value=""
        onChange={onChange}
        onSubmit={() => undefined}
        onLeave={() => undefined}
      />
    )
    const input = screen.getByRole('searchbox')
    const compose = (value: string): boolean =>
      fireEvent.input(input, { target: { value }, isComposing: true })
    fireEvent.compositionStart(input)
    compose('ｍ')
    compose('ま')
    fireEvent.compositionEnd(input)
    expect(onChange.mock.calls).toEqual([
      ['ｍ', 'composing'],
      ['ま', 'composing'],
      ['', 'complete']
    ])
  })

  test('clears at once and keeps the focus in the text', () => {
    const onChange = vi.fn<(text: string) => void>()
    const onSubmit = vi.fn<(text: string) => void>()
    render(
      <SearchField
        {...texts}
        value="mar"
        onChange={onChange}
        onSubmit={onSubmit}
        onLeave={() => undefined}
      />
    )
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(onChange.mock.calls).toEqual([['', 'complete']])
    expect(onSubmit.mock.calls).toEqual([['']])
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test('is left with its text, and not for its own button', () => {
    const onLeave = vi.fn<(text: string) => void>()
    render(
      <SearchField
        {...texts}
        value="mar"
        onChange={() => undefined}
        onSubmit={() => undefined}
        onLeave={onLeave}
      />
    )
    const input = screen.getByRole('searchbox')
    act(() => input.focus())
    act(() => screen.getByRole('button', { name: 'Clear the search' }).focus())
    expect(onLeave).not.toHaveBeenCalled()
    act(() => input.focus())
    act(() => input.blur())
    expect(onLeave.mock.calls).toEqual([['mar']])
  })

  test('keeps a text that is too long, and says so', () => {
    const field = (value: string): JSX.Element => (
      <SearchField
        {...texts}
        value={value}
        onChange={() => undefined}
        onSubmit={() => undefined}
        onLeave={() => undefined}
      />
    )
    const { rerender } = render(field('x'.repeat(190)))
    const input = screen.getByRole<HTMLInputElement>('searchbox')
    expect(screen.queryByRole('status')).toBeNull()
    rerender(field('x'.repeat(191)))
    expect(screen.getByRole('status').textContent).toBe('191 of 200 characters')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    rerender(field('x'.repeat(240)))
    expect(screen.getByRole('status').textContent).toBe(
      '240 characters, the limit is 200'
    )
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.value).toHaveLength(240)
  })

  test('has nothing to clear while it is empty', () => {
    render(
      <SearchField
        {...texts}
        value=""
        onChange={() => undefined}
        onSubmit={() => undefined}
        onLeave={() => undefined}
      />
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('button', () => {
  test('takes no click and submits nothing while it is busy', () => {
    const onClick = vi.fn<() => void>()
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>(
      event => {
        event.preventDefault()
      }
    )
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <Button variant="primary" type="submit" busy onClick={onClick}>
          Save
        </Button>
      </form>
    )
    const button = screen.getByRole('button', { name: 'Save', busy: true })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()

    rerender(
      <form onSubmit={onSubmit}>
        <Button variant="primary" type="submit" onClick={onClick}>
          Save
        </Button>
      </form>
    )
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
