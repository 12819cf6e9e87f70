import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { type LanguageName, languageNames } from '../../../src/config.ts'

const decimals = Array.from({ length: 19 }, (_, count) => count)
const texts = {
  en: 'english',
  de: 'german'
} as const satisfies Record<LanguageName, string>

for (const name of languageNames) {
  describe(`in the build of ${name}`, async () => {
    vi.resetModules()
    vi.doMock(
      '../../../src/messages.ts',
      () => import(`../../../src/messages/${texts[name]}.ts`)
    )
    const { DECIMAL_SEPARATOR, moneyDigits } =
      await import('../../../src/format/money.ts')
    const { fieldAmount } = await import('../../../src/format/amount-text.ts')
    const { readAmount } = await import('../../../src/format/read-amount.ts')
    const { amountProblem } =
      await import('../../../src/format/amount-problem.ts')
    vi.doUnmock('../../../src/messages.ts')

    const units = fc.oneof(
      fc.bigInt(),
      // Round ones end in zeros, of which three look like a thousand.
      fc
        .tuple(fc.bigInt({ min: -999n, max: 999n }), fc.nat(20))
        .map(([digits, zeros]) => digits * 10n ** BigInt(zeros))
    )

    test.each(decimals)(
      'what the panel writes into a field of %i decimals is read as the same amount',
      count => {
        fc.assert(
          fc.property(units, amount => {
            const minorUnits = String(amount)
            expect(readAmount(fieldAmount(minorUnits, count), count)).toEqual({
              kind: 'amount',
              minorUnits
            })
          })
        )
      }
    )

    test.each(decimals)(
      'what the panel shows with %i decimals can be typed again',
      count => {
        fc.assert(
          fc.property(units, amount => {
            const minorUnits = String(amount < 0n ? -amount : amount)
            const { digits } = moneyDigits(minorUnits, count)
            expect(readAmount(digits, count)).toEqual({
              kind: 'amount',
              minorUnits
            })
          })
        )
      }
    )

    test('a separator of another language before three digits stays in doubt', () => {
      const other = DECIMAL_SEPARATOR === '.' ? ',' : '.'
      // Without decimals, no fraction can be meant.
      for (const count of decimals.filter(digits => digits > 0)) {
        for (const text of ['5', '12', '999'].map(
          whole => `${whole}${other}000`
        )) {
          expect(readAmount(text, count)).toEqual({
            kind: 'problem',
            problem: 'ambiguous'
          })
        }
      }
    })

    test('each way that is offered instead of an amount in doubt is read', () => {
      const other = DECIMAL_SEPARATOR === '.' ? ',' : '.'
      for (const count of decimals) {
        const told = amountProblem(`1${other}234`, 'ambiguous', {
          code: 'XYZ',
          decimals: count
        })
        const ways = told.match(/\d[\d.,]*/gu) ?? []
        expect(ways).toHaveLength(count === 0 ? 1 : 2)
        for (const way of ways) {
          expect(readAmount(way, count).kind).toBe('amount')
        }
      }
    })
  })
}
