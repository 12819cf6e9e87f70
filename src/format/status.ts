import { messages } from '../messages.ts'

/** The four player colours, and none. */
export type Tone = 'pos' | 'warn' | 'neg' | 'info' | 'mute'

/** Filled = settled, ring = in flight, dash = over. */
export type Phase = 'settled' | 'open' | 'over'

export interface StatusLook {
  word: string
  tone: Tone
  phase: Phase
}

const texts = messages.words

type StatusTable<Key extends string> = Record<Key, StatusLook>

const look = (word: string, tone: Tone, phase: Phase): StatusLook => ({
  word,
  tone,
  phase
})

export const adminStatus = {
  active: look(texts.adminStatus.active, 'pos', 'settled'),
  invited: look(texts.adminStatus.invited, 'info', 'open'),
  disabled: look(texts.adminStatus.disabled, 'mute', 'over')
} as const satisfies StatusTable<string>

export const userStatus = {
  active: look(texts.userStatus.active, 'pos', 'settled'),
  suspended: look(texts.userStatus.suspended, 'warn', 'settled'),
  banned: look(texts.userStatus.banned, 'neg', 'settled'),
  closed: look(texts.userStatus.closed, 'mute', 'over'),
  deleted: look(texts.userStatus.deleted, 'mute', 'over')
} as const satisfies StatusTable<string>

export const gameStatus = {
  draft: look(texts.gameStatus.draft, 'mute', 'open'),
  active: look(texts.gameStatus.active, 'pos', 'settled'),
  paused: look(texts.gameStatus.paused, 'warn', 'settled'),
  archived: look(texts.gameStatus.archived, 'mute', 'over'),
  waiting: look(texts.gameStatus.waiting, 'info', 'open'),
  running: look(texts.gameStatus.running, 'pos', 'settled'),
  finished: look(texts.gameStatus.finished, 'mute', 'over'),
  cancelled: look(texts.gameStatus.cancelled, 'mute', 'over')
} as const satisfies StatusTable<string>

export const walletStatus = {
  active: look(texts.walletStatus.active, 'pos', 'settled'),
  frozen: look(texts.walletStatus.frozen, 'info', 'settled'),
  closed: look(texts.walletStatus.closed, 'mute', 'over')
} as const satisfies StatusTable<string>

export const transactionStatus = {
  pending: look(texts.transactionStatus.pending, 'info', 'open'),
  reserved: look(texts.transactionStatus.reserved, 'warn', 'open'),
  completed: look(texts.transactionStatus.completed, 'pos', 'settled'),
  failed: look(texts.transactionStatus.failed, 'neg', 'settled'),
  cancelled: look(texts.transactionStatus.cancelled, 'mute', 'over'),
  reversed: look(texts.transactionStatus.reversed, 'mute', 'over')
} as const satisfies StatusTable<string>

export const transactionTypes = texts.transactionTypes

export const walletPurposes = texts.walletPurposes

/** `undefined` for a status that this build does not know. */
export function statusLook(
  table: Record<string, StatusLook>,
  status: string
): StatusLook | undefined {
  return Object.hasOwn(table, status) ? table[status] : undefined
}

/** Returns the raw value if it is unknown. */
export function wordOf(table: Record<string, string>, value: string): string {
  return (Object.hasOwn(table, value) ? table[value] : undefined) ?? value
}
