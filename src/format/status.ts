import { messages } from '../messages.ts'

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

const words = messages.words

type StatusTable<Key extends string> = Record<Key, StatusLook>

const look = (word: string, tone: Tone, phase: Phase): StatusLook => ({
  word,
  tone,
  phase
})

export const adminStatus = {
  active: look(words.adminStatus.active, 'pos', 'settled'),
  invited: look(words.adminStatus.invited, 'info', 'open'),
  disabled: look(words.adminStatus.disabled, 'mute', 'over')
} as const satisfies StatusTable<string>

export const userStatus = {
  active: look(words.userStatus.active, 'pos', 'settled'),
  suspended: look(words.userStatus.suspended, 'warn', 'settled'),
  banned: look(words.userStatus.banned, 'neg', 'settled'),
  closed: look(words.userStatus.closed, 'mute', 'over'),
  deleted: look(words.userStatus.deleted, 'mute', 'over')
} as const satisfies StatusTable<string>

export const gameStatus = {
  draft: look(words.gameStatus.draft, 'mute', 'open'),
  active: look(words.gameStatus.active, 'pos', 'settled'),
  paused: look(words.gameStatus.paused, 'warn', 'settled'),
  archived: look(words.gameStatus.archived, 'mute', 'over'),
  waiting: look(words.gameStatus.waiting, 'info', 'open'),
  running: look(words.gameStatus.running, 'pos', 'settled'),
  finished: look(words.gameStatus.finished, 'mute', 'over'),
  cancelled: look(words.gameStatus.cancelled, 'mute', 'over')
} as const satisfies StatusTable<string>

export const walletStatus = {
  active: look(words.walletStatus.active, 'pos', 'settled'),
  frozen: look(words.walletStatus.frozen, 'info', 'settled'),
  closed: look(words.walletStatus.closed, 'mute', 'over')
} as const satisfies StatusTable<string>

export const transactionStatus = {
  pending: look(words.transactionStatus.pending, 'info', 'open'),
  reserved: look(words.transactionStatus.reserved, 'warn', 'open'),
  completed: look(words.transactionStatus.completed, 'pos', 'settled'),
  failed: look(words.transactionStatus.failed, 'neg', 'settled'),
  cancelled: look(words.transactionStatus.cancelled, 'mute', 'over'),
  reversed: look(words.transactionStatus.reversed, 'mute', 'over')
} as const satisfies StatusTable<string>

/** Words of the transaction types; an unknown type is shown as it came. */
export const transactionTypes = words.transactionTypes

/** Words of the wallet purposes; an unknown one is shown as it came. */
export const walletPurposes = words.walletPurposes

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
