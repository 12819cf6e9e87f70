import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { LongText } from '../../../../src/features/values/long-text.tsx'
import { UntrustedText } from '../../../../src/features/values/untrusted-text.tsx'
import { messages } from '../../../../src/messages.ts'
import {
  disguises,
  honestTexts,
  hostileTexts,
  megabyte
} from '../../../support/hostile-texts.ts'

const texts = messages.longText

afterEach(cleanup)

function shown(text: string | undefined): HTMLElement {
  const { container } = render(<UntrustedText text={text} className="mono" />)
  const bdi = container.firstElementChild
  if (!(bdi instanceof HTMLElement)) throw new Error('nothing is shown')
  return bdi
}

test.each(honestTexts)('$name is one text in a bdi (INJ-5)', ({ text }) => {
  const bdi = shown(text)
  expect(bdi.outerHTML).toBe(`<bdi class="mono">${text}</bdi>`)
})

test.each(disguises)(
  '$name shows a code, and keeps it all (INJ-5)',
  ({ text }) => {
    const bdi = shown(text)
    expect(bdi.textContent).toBe(text)
    const marks = [...bdi.querySelectorAll('[data-code]')]
    expect(marks.length).toBeGreaterThan(0)
    for (const mark of marks) {
      const code = (mark.textContent.codePointAt(0) ?? 0).toString(16)
      expect(mark.getAttribute('data-code')).toBe(
        `U+${code.toUpperCase().padStart(4, '0')}`
      )
    }
  }
)

test.each(hostileTexts)(
  '$name makes no element but marks (INJ-1)',
  ({ text }) => {
    const { container } = render(<LongText text={text} />)
    const names = [...container.querySelectorAll('*')].map(
      ({ tagName }) => tagName
    )
    expect(new Set(names).isSubsetOf(new Set(ALLOWED))).toBe(true)
  }
)

const ALLOWED = ['BDI', 'SPAN', 'BUTTON', 'OUTPUT', 'svg', 'path', 'rect']

test('a text that is not known is an empty bdi', () => {
  expect(shown(undefined).outerHTML).toBe('<bdi class="mono"></bdi>')
})

test('a megabyte is cut, says so, and is copied whole (INJ-6)', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<LongText text={megabyte.text} />)
  const text = (): string => document.querySelector('bdi')?.textContent ?? ''
  expect(text()).toBe(`${megabyte.text.slice(0, 240)}…`)
  const more = screen.getByRole('button', { name: texts.showMore })
  fireEvent.click(more)
  expect(text()).toBe(`${megabyte.text.slice(0, 10_000)}…`)
  screen.getByText(texts.cut('10,000', '1,048,581'))
  fireEvent.click(screen.getByRole('button', { name: texts.copyAll }))
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith(megabyte.text))
  fireEvent.click(screen.getByRole('button', { name: texts.showLess }))
  expect(text()).toHaveLength(241)
})

test('a text of some lines is folded, and unfolded whole (INJ-6)', () => {
  const long = 'A reason of many words. '.repeat(20)
  render(<LongText text={long} />)
  fireEvent.click(screen.getByRole('button', { name: texts.showAll }))
  expect(document.querySelector('bdi')?.textContent).toBe(long)
  expect(screen.queryByText(/characters/u)).toBeNull()
})
