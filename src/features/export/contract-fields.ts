import type * as v from 'valibot'

import { Instant, Minor, Money } from '../../contract/values.ts'
import {
  type CsvCell,
  type CsvField,
  numberCell,
  textCell
} from '../../format/csv.ts'
import {
  amountFields,
  instantField,
  type KnownCurrencies,
  moneyOf
} from './field-kinds.ts'

/** The columns of a file, in a time zone. */
export type FieldsOf<Row> = (
  zone: string,
  currencies: KnownCurrencies
) => readonly CsvField<Row>[]

/** Columns in place of a field that is not written as its schema says. */
type OwnFields<Row> = Partial<Record<keyof Row, OwnColumns<Row>>>
type OwnColumns<Row> = (currencies: KnownCurrencies) => CsvField<Row>[]

/**
 * The columns of a resource's file: every field of its contract, in that order
 * and by that name. Amounts in minor units are of the row's `currency`.
 */
export function contractFields<Row extends object>(
  { entries }: v.GenericSchema<unknown, Row> & { entries: v.ObjectEntries },
  own: OwnFields<Row> = {}
): FieldsOf<Row> {
  const ownFields = new Map(Object.entries<OwnColumns<Row> | undefined>(own))
  return (zone, currencies) =>
    Object.entries(entries).flatMap(([name, schema]) => {
      const found: CsvField<Row>[] =
        ownFields.get(name)?.(currencies) ??
        fieldsOf(name, schema, zone, currencies)
      return found.map(field => ({ ...field, of: name }))
    })
}

function fieldsOf(
  name: string,
  schema: object,
  zone: string,
  currencies: KnownCurrencies
): CsvField<object>[] {
  const read = (row: object): unknown => Reflect.get(row, name)
  const known = knownSchema(schema)
  if (known === Instant) {
    return [instantField(name, zone, row => text(read(row)))]
  }
  if (known === Minor) {
    return amountFields(name, currencies, row =>
      moneyOf(text(read(row)), text(Reflect.get(row, 'currency')) ?? '')
    )
  }
  if (known === Money) {
    const money = (row: object): Money | undefined => {
      const value = partsOf(read(row))
      return moneyOf(text(value['amount']), text(value['currency']) ?? '')
    }
    return [
      ...amountFields(name, currencies, money),
      { head: `${name}Currency`, cell: row => cellOf(money(row)?.currency) }
    ]
  }
  const parts: unknown = Reflect.get(known, 'entries')
  if (typeof parts !== 'object' || parts === null) {
    return [{ head: name, cell: row => cellOf(read(row)) }]
  }
  return Object.keys(parts).map(part => ({
    head: `${name}.${part}`,
    cell: row => cellOf(partsOf(read(row))[part])
  }))
}

/** The schema below what makes it optional or narrows it. */
function knownSchema(schema: object): object {
  if (schema === Instant || schema === Minor || schema === Money) return schema
  if ('wrapped' in schema) return knownSchema(Object(schema.wrapped))
  if ('pipe' in schema && Array.isArray(schema.pipe)) {
    const [first]: object[] = schema.pipe
    return first && first !== schema ? knownSchema(first) : schema
  }
  return schema
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}

/** Null, which says that there is none, and nothing are the same in a file. */
function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return textCell(undefined)
  if (typeof value === 'number') return numberCell(value)
  if (Array.isArray(value)) return textCell(value.join('; '))
  return textCell(typeof value === 'string' ? value : JSON.stringify(value))
}
