import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { Avatar } from '../../../src/ui/avatar.tsx'
import { MoneyText } from '../../../src/ui/money-text.tsx'
import { StatusBadge } from '../../../src/ui/status-badge.tsx'

afterEach(cleanup)

describe('money text', () => {
  test('writes sign, number and code so that they can be copied', () => {
    const { container } = render(
      <MoneyText sign={'\u2212'} digits="1,284.50" code="EUR" tone="debit" />
    )
    expect(container.textContent).toBe('\u22121,284.50 EUR')
  })

  test('says the direction first, so that colour is never alone', () => {
    const { container } = render(
      <MoneyText
        sign="+"
        digits="86.40"
        code="EUR"
        tone="credit"
        spoken="credit"
      />
    )
    expect(container.textContent).toBe('credit +86.40 EUR')
  })

  test('shows every digit that it is given', () => {
    const digits = '9,007,199,254,740,993.01'
    const { container } = render(<MoneyText digits={digits} code="EUR" />)
    expect(container.textContent).toBe(`${digits} EUR`)
  })
})

describe('status badge', () => {
  test('shows the raw word of a status that it does not know', () => {
    const { container } = render(
      <StatusBadge appearance={undefined} raw="on_hold" />
    )
    expect(container.textContent).toBe('on_hold')
    expect(
      container.querySelector('[data-shape]')?.getAttribute('data-tone')
    ).toBe('mute')
  })

  test('says shape and tone of one that it knows', () => {
    const { container } = render(
      <StatusBadge
        appearance={{ word: 'Pending', tone: 'info', shape: 'ring' }}
        raw="pending"
      />
    )
    const badge = container.querySelector('[data-shape]')
    expect(badge?.textContent).toBe('Pending')
    expect(badge?.getAttribute('data-shape')).toBe('ring')
    expect(badge?.getAttribute('data-tone')).toBe('info')
  })
})

describe('avatar', () => {
  test.each([
    ['Marta Kowalczyk', 'MK'],
    ['Ana María López', 'AL'],
    ['jbrandt', 'J'],
    ['  Élodie  ', 'É'],
    ['नि शर्मा', 'निश'],
    ['👩‍🚀 Rider', '👩‍🚀R'],
    ['', '']
  ])('writes %s as %s', (name, initials) => {
    const { container } = render(<Avatar name={name} />)
    expect(container.textContent).toBe(initials)
  })
})
