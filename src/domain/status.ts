/** Four tones, as the four player colours, and none. */
export type Tone = 'pos' | 'warn' | 'neg' | 'info' | 'mute'

/** Filled = settled, ring = in flight, dash = over. */
export type Phase = 'settled' | 'open' | 'over'

/** How a status is shown: its word, its tone and its phase. */
export interface StatusLook {
  word: string
  tone: Tone
  phase: Phase
}

type StatusTable<Key extends string> = Record<Key, StatusLook>

const look = (word: string, tone: Tone, phase: Phase): StatusLook => ({
  word,
  tone,
  phase
})

export const adminStatus = {
  active: look('Active', 'pos', 'settled'),
  invited: look('Invited', 'info', 'open'),
  disabled: look('Disabled', 'mute', 'over')
} as const satisfies StatusTable<string>

export const userStatus = {
  active: look('Active', 'pos', 'settled'),
  suspended: look('Suspended', 'warn', 'settled'),
  banned: look('Banned', 'neg', 'settled'),
  closed: look('Closed', 'mute', 'over'),
  deleted: look('Deleted', 'mute', 'over')
} as const satisfies StatusTable<string>

export const gameStatus = {
  draft: look('Draft', 'mute', 'open'),
  active: look('Active', 'pos', 'settled'),
  paused: look('Paused', 'warn', 'settled'),
  archived: look('Archived', 'mute', 'over'),
  waiting: look('Waiting', 'info', 'open'),
  running: look('Running', 'pos', 'settled'),
  finished: look('Finished', 'mute', 'over'),
  cancelled: look('Cancelled', 'mute', 'over')
} as const satisfies StatusTable<string>

export const walletStatus = {
  active: look('Active', 'pos', 'settled'),
  frozen: look('Frozen', 'info', 'settled'),
  closed: look('Closed', 'mute', 'over')
} as const satisfies StatusTable<string>

export const transactionStatus = {
  pending: look('Pending', 'info', 'open'),
  reserved: look('Reserved', 'warn', 'open'),
  completed: look('Completed', 'pos', 'settled'),
  failed: look('Failed', 'neg', 'settled'),
  cancelled: look('Cancelled', 'mute', 'over'),
  reversed: look('Reversed', 'mute', 'over')
} as const satisfies StatusTable<string>

/** Words of the transaction types; an unknown type is shown as it came. */
export const transactionTypes = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  entry_fee: 'Entry fee',
  prize: 'Prize',
  refund: 'Refund',
  commission: 'Commission',
  bonus: 'Bonus',
  transfer: 'Transfer',
  adjustment: 'Adjustment',
  reversal: 'Reversal'
} as const satisfies Record<string, string>

/** Words of the wallet purposes; an unknown one is shown as it came. */
export const walletPurposes = {
  house: 'House',
  fees: 'Fees',
  prize_pool: 'Prize pool',
  promo: 'Promotion',
  escrow: 'Escrow',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  adjustments: 'Adjustments'
} as const satisfies Record<string, string>

/** The look of a status, or `undefined` for one this build does not know. */
export function statusLook(
  table: Record<string, StatusLook>,
  status: string
): StatusLook | undefined {
  return Object.hasOwn(table, status) ? table[status] : undefined
}

/** The word of an open enumeration, or the raw value. */
export function wordOf(table: Record<string, string>, value: string): string {
  return (Object.hasOwn(table, value) ? table[value] : undefined) ?? value
}
