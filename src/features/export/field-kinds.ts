import type { Currency } from '../../contract/ledger/currency.ts'
import type { Money } from '../../contract/values.ts'
import { amountText } from '../../format/amount-text.ts'
import { type CsvField, numberCell, textCell } from '../../format/csv.ts'
import { isoInZone } from '../../format/iso-in-zone.ts'

/** The currencies that the panel knows, by code. */
export type KnownCurrencies = ReadonlyMap<string, Currency>

/** Null, which says that there is none, and nothing are the same in a file. */
type Read<Row, Value> = (row: Row) => Value | null | undefined

/** An instant, ISO 8601 with the offset of the zone. */
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

/**
 * An amount, twice: in major units, empty where the currency is not known, and
 * in the minor units that it came in.
 */
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
    { head: `${head}Minor`, cell: row => numberCell(read(row)?.amount) }
  ]
}

/** An amount and its currency, or nothing where there is no amount. */
export function moneyOf(
  amount: string | null | undefined,
  currency: string
): Money | undefined {
  return amount ? { amount, currency } : undefined
}
