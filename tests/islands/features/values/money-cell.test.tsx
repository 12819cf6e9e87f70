import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { MoneyCell } from '../../../../src/features/values/money-cell.tsx'
import { plainRowContext } from '../../../support/row-context.ts'

afterEach(cleanup)

const { currencies } = plainRowContext

describe('an amount', () => {
  test.each([
    ['1250', '+12.50 EUR'],
    ['-1250', '\u221212.50 EUR'],
    // Nothing that moved is neither more nor less.
    ['0', '0.00 EUR']
  ])('of %s that always has its sign is %s', (minorUnits, text) => {
    const { container } = render(
      <MoneyCell
        minorUnits={minorUnits}
        currency="EUR"
        sign="always"
        currencies={currencies}
      />
    )
    expect(container.textContent).toBe(text)
  })

  test('of a balance has a sign only below zero', () => {
    const { container } = render(
      <MoneyCell minorUnits="1250" currency="EUR" currencies={currencies} />
    )
    expect(container.textContent).toBe('12.50 EUR')
  })
})
