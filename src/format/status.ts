import { messages } from '../messages.ts'

/** The four player colours, and none. */
export type Tone = 'pos' | 'warn' | 'neg' | 'info' | 'mute'

/** Filled = settled, ring = in flight, dash = over. */
export type Phase = 'settled' | 'open' | 'over'

export interface StatusAppearance {
  word: string
  tone: Tone
  phase: Phase
}

const texts = messages.words

type StatusTable<Key extends string> = Record<Key, StatusAppearance>

const appearance = (
  word: string,
  tone: Tone,
  phase: Phase
): StatusAppearance => ({
  word,
  tone,
  phase
})

export const adminStatus = {
  active: appearance(texts.adminStatus.active, 'pos', 'settled'),
  invited: appearance(texts.adminStatus.invited, 'info', 'open'),
  disabled: appearance(texts.adminStatus.disabled, 'mute', 'over')
} as const satisfies StatusTable<string>

export const userStatus = {
  active: appearance(texts.userStatus.active, 'pos', 'settled'),
  suspended: appearance(texts.userStatus.suspended, 'warn', 'settled'),
  banned: appearance(texts.userStatus.banned, 'neg', 'settled'),
  closed: appearance(texts.userStatus.closed, 'mute', 'over'),
  deleted: appearance(texts.userStatus.deleted, 'mute', 'over')
} as const satisfies StatusTable<string>

export const gameStatus = {
  draft: appearance(texts.gameStatus.draft, 'mute', 'open'),
  active: appearance(texts.gameStatus.active, 'pos', 'settled'),
  paused: appearance(texts.gameStatus.paused, 'warn', 'settled'),
  archived: appearance(texts.gameStatus.archived, 'mute', 'over'),
  waiting: appearance(texts.gameStatus.waiting, 'info', 'open'),
  running: appearance(texts.gameStatus.running, 'pos', 'settled'),
  finished: appearance(texts.gameStatus.finished, 'mute', 'over'),
  cancelled: appearance(texts.gameStatus.cancelled, 'mute', 'over')
} as const satisfies StatusTable<string>

export const walletStatus = {
  active: appearance(texts.walletStatus.active, 'pos', 'settled'),
  frozen: appearance(texts.walletStatus.frozen, 'info', 'settled'),
  closed: appearance(texts.walletStatus.closed, 'mute', 'over')
} as const satisfies StatusTable<string>

export const transactionStatus = {
  pending: appearance(texts.transactionStatus.pending, 'info', 'open'),
  reserved: appearance(texts.transactionStatus.reserved, 'warn', 'open'),
  completed: appearance(texts.transactionStatus.completed, 'pos', 'settled'),
  failed: appearance(texts.transactionStatus.failed, 'neg', 'settled'),
  cancelled: appearance(texts.transactionStatus.cancelled, 'mute', 'over'),
  reversed: appearance(texts.transactionStatus.reversed, 'mute', 'over')
} as const satisfies StatusTable<string>

export const transactionTypes = texts.transactionTypes

export const walletPurposes = texts.walletPurposes

/** `undefined` for a status that this build does not know. */
export function statusAppearance(
  table: Record<string, StatusAppearance>,
  status: string
): StatusAppearance | undefined {
  return Object.hasOwn(table, status) ? table[status] : undefined
}

/** Returns the raw value if it is unknown. */
export function wordOf(table: Record<string, string>, value: string): string {
  return (Object.hasOwn(table, value) ? table[value] : undefined) ?? value
}
