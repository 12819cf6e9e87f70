import { expect, test, vi } from 'vitest'

import { amountProblem } from '../../../src/format/amount-problem.ts'
import { fieldAmount } from '../../../src/format/amount-text.ts'
import {
  agoText,
  dayText,
  shortDayText,
  weekdayText
} from '../../../src/format/dates.ts'
import { moneyDigits } from '../../../src/format/money.ts'
import { percentText } from '../../../src/format/percent.ts'
import { readAmount } from '../../../src/format/read-amount.ts'

vi.mock(
  '../../../src/messages.ts',
  () => import('../../../src/messages/german.ts')
)

const INSTANT = '2026-11-05T14:01:52Z'
const NOW = Date.parse('2026-11-05T14:04:52Z')

test('a German build writes days with digits', () => {
  expect(dayText(INSTANT, 'UTC')).toBe('05.11.2026')
  expect(shortDayText(INSTANT, 'UTC', NOW)).toBe('05.11.')
  expect(weekdayText('2026-11-05', '2026')).toBe('Donnerstag, 05.11.')
  expect(agoText(INSTANT, 'UTC', NOW)).toBe('vor 3 Min.')
})

test('a German build writes amounts with a comma, and shares too', () => {
  expect(moneyDigits('123450', 2).digits).toBe('1.234,50')
  expect(percentText(550)).toBe('5,5\u{a0}%')
})

test.each([
  ['123450', 2, '1234,50'],
  ['-5', 2, '-0,05'],
  ['1234567', 0, '1234567']
])('%s units fill a German field as they are read', (units, decimals, text) => {
  expect(fieldAmount(units, decimals)).toBe(text)
  expect(readAmount(text, decimals)).toEqual({
    kind: 'amount',
    minorUnits: units
  })
})

test.each(['1.234,56', '1,234.56', '1 234,56', '1234.56'])(
  '%s can only be one amount, and is read in German, too',
  text => {
    expect(readAmount(text, 2)).toEqual({
      kind: 'amount',
      minorUnits: '123456'
    })
  }
)

test('a grouped amount without decimals is read as German writes it', () => {
  expect(readAmount('1.500', 0)).toEqual({ kind: 'amount', minorUnits: '1500' })
  expect(readAmount('1,500', 0)).toEqual({
    kind: 'problem',
    problem: 'ambiguous'
  })
})

test.each(['1.234', '1,234'])('%s is refused in German, too', text => {
  expect(readAmount(text, 2)).toEqual({ kind: 'problem', problem: 'ambiguous' })
  const euro = { code: 'EUR', decimals: 2 }
  expect(amountProblem(text, 'ambiguous', euro)).toBe(
    'Schreiben Sie 1234 oder 1,23'
  )
})
