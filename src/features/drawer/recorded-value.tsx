import type { ReactNode } from 'react'

import { percentText } from '../../format/percent.ts'
import {
  adminStatus,
  gameStatus,
  type StatusAppearance,
  statusAppearance,
  userStatus,
  transactionStatus,
  walletStatus
} from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Money } from '../values/known-money.tsx'
import { LongText } from '../values/long-text.tsx'
import { Time } from '../values/time.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import { jsonText } from './json-text.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/u
const MINOR_UNITS = /^-?\d+$/u

const STATUSES: Readonly<Record<string, Record<string, StatusAppearance>>> = {
  admins: adminStatus,
  users: userStatus,
  games: gameStatus,
  'system-wallets': walletStatus,
  transactions: transactionStatus
}

interface Props {
  field: string
  value: unknown
  resource: string
  /** For amounts without one. */
  currency: string | undefined
}

export function RecordedValue(props: Props): ReactNode {
  const { field, value, resource, currency } = props
  if (value === null || value === undefined || value === '') {
    return (
      <small className="text-ink-3">{messages.actions.activity.noValue}</small>
    )
  }
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'number') {
    return field === 'commissionBps' ? percentText(value) : String(value)
  }
  if (typeof value === 'string') {
    if (field === 'status') {
      const look = statusAppearance(STATUSES[resource] ?? {}, value)
      return look?.word ?? <UntrustedText text={value} />
    }
    if (field === 'lowBalanceAt' && MINOR_UNITS.test(value)) {
      return currency ? (
        <Money minorUnits={value} currency={currency} />
      ) : (
        messages.filters.units(value)
      )
    }
    return INSTANT.test(value) && !Number.isNaN(Date.parse(value)) ? (
      <Time instant={value} mode="day-and-clock" />
    ) : (
      <LongText text={value} />
    )
  }
  const money = moneyOf(value)
  if (money) return <Money {...money} />
  return (
    <LongText text={Array.isArray(value) ? listText(value) : jsonText(value)} />
  )
}

function moneyOf(
  value: object
): { minorUnits: string; currency: string } | undefined {
  if (!('amount' in value) || !('currency' in value)) return undefined
  const { amount, currency } = value
  return typeof amount === 'string' &&
    MINOR_UNITS.test(amount) &&
    typeof currency === 'string'
    ? { minorUnits: amount, currency }
    : undefined
}

function listText(values: readonly unknown[]): string {
  return values.length === 0
    ? messages.actions.activity.noValue
    : values.map(String).join(', ')
}

function yesOrNo(value: boolean | undefined): string | undefined {
  if (value === undefined) return undefined
  return value ? messages.drawer.yes : messages.drawer.no
}
