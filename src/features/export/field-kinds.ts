import type { Currency } from '../../contract/ledger/currency.ts'
import type { Money } from '../../contract/values.ts'
import { amountText } from '../../format/amount-text.ts'
import { type CsvField, numberCell, textCell } from '../../format/csv.ts'
import { isoInZone } from '../../format/iso-in-zone.ts'

export type KnownCurrencies = ReadonlyMap<string, Currency>

/** Null (there is none) and `undefined` are the same in a file. */
type Read<Row, Value> = (row: Row) => Value | null | undefined

/** ISO 8601 with the offset of the zone. */
export function instantField<Row>(
  head: string,
  zone: string,
  read: Read<Row, string>
): CsvField<Row> {
  return {
    head,
    cell: row => {
      const instant = read(row)
      return textCell(instant ? isoInZone(instant, zone) : undefined)
    }
  }
}

/** Two columns: major units (empty for an unknown currency) and minor units. */
export function amountFields<Row>(
  head: string,
  currencies: KnownCurrencies,
  read: Read<Row, Money>
): CsvField<Row>[] {
  return [
    {
      head,
      cell: row => {
        const money = read(row)
        const known = money && currencies.get(money.currency)
        return numberCell(
          known ? amountText(money.amount, known.decimals) : undefined
        )
      }
    },
    {
      head: `${head}Minor`,
      repeats: true,
      cell: row => numberCell(read(row)?.amount)
    }
  ]
}

export function moneyOf(
  amount: string | null | undefined,
  currency: string
): Money | undefined {
  return amount ? { amount, currency } : undefined
}
