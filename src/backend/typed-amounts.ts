import {
  filterKinds,
  type ListCriteria,
  listCriteria,
  type ListName
} from '../contract/lists.ts'
import type { BackendDefinition } from './backend-definition.ts'

/**
 * An amount of a form or a filter: never without what it is an amount of.
 * Throws a `TypeError` where it is taken as a mere number or text.
 */
export interface TypedAmount {
  minorUnits: string
  currency: string
  /** Digits after the decimal sign, as the backend declares them. */
  decimals: number
}

const FIELDS = ['amount', 'lowBalanceAt', 'entryFee'] as const

type AmountName<Filters> = Filters extends unknown
  ? {
      [Name in keyof Filters & string]: Filters[Name] extends 'amount'
        ? Name
        : never
    }[keyof Filters & string]
  : never

export type AmountParameter =
  `${AmountName<(typeof listCriteria)[ListName]['filters']>}${(typeof filterKinds)['amount'][number]}`

type Currencies = BackendDefinition['currencies']

type AmountOf<Value> = Value extends string | { amount: string }
  ? TypedAmount
  : Value

/** The contract's body of a command, with its amounts as such. */
export type WithAmounts<Body> = {
  [Field in keyof Body]: Field extends (typeof FIELDS)[number]
    ? AmountOf<Body[Field]>
    : Body[Field]
}

/** `currency` is that of the amounts whose body does not say it. */
export function withAmounts(
  body: object,
  currencies: Currencies,
  currency: string | undefined
): object {
  const own = Reflect.get(body, 'currency')
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const isAmount = FIELDS.some(field => field === name)
      if (!isAmount || value === null || value === undefined) {
        return [name, value]
      }
      if (typeof value !== 'object') {
        return [name, typedAmount(value, own ?? currency, currencies)]
      }
      const money = { amount: '', currency, ...value }
      return [name, typedAmount(money.amount, money.currency, currencies)]
    })
  )
}

export function isAmountParameter(name: string): boolean {
  return Object.values<ListCriteria>(listCriteria).some(({ filters }) =>
    Object.entries(filters).some(
      ([own, filter]) =>
        filter === 'amount' &&
        filterKinds.amount.some(end => own + end === name)
    )
  )
}

/** Throws a `RangeError` rather than guess what it is an amount of. */
export function typedAmount(
  minorUnits: unknown,
  currency: unknown,
  currencies: Currencies
): TypedAmount {
  const code = typeof currency === 'string' ? currency : ''
  const decimals = Object.hasOwn(currencies, code)
    ? currencies[code]
    : undefined
  if (decimals === undefined) {
    throw new RangeError(`An amount of ${code || 'no currency'} was to be sent`)
  }
  const amount = { minorUnits: String(minorUnits), currency: code, decimals }
  // `Number(amount)` compiles, and would be NaN. Not enumerable: no field.
  return Object.defineProperty(amount, Symbol.toPrimitive, {
    value: refuseMereValue
  })
}

function refuseMereValue(): never {
  throw new TypeError(
    'An amount is no mere number or text: use major(amount) or amount.minorUnits, with amount.currency'
  )
}
