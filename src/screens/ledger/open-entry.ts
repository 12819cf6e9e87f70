import { moneyStatusOf } from '../../contract/ledger/money-status.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import { $admin } from '../../stores/session.ts'

/** Whether it can still be completed or cancelled. */
export function isOpen({ status }: Pick<Transaction, 'status'>): boolean {
  const money = moneyStatusOf(status)
  return money === 'open' || money === 'held'
}

/** Whether it has moved nothing until another admin completes it. */
export function waitsForApproval(
  entry: Pick<Transaction, 'status' | 'waitsFor'>
): boolean {
  return entry.waitsFor === 'approval' && isOpen(entry)
}

/** What one admin asked for, another one approves. */
export function isOwnRequest(entry: Transaction): boolean {
  return waitsForApproval(entry) && entry.operator?.id === $admin.get()?.id
}
