import { messages } from '../messages.ts'

/** The four player colours, and none. */
export type Tone = 'pos' | 'warn' | 'neg' | 'info' | 'mute'

/** Of a badge: in effect, under way, over. */
export type Shape = 'filled' | 'ring' | 'dash'

export interface StatusAppearance {
  word: string
  tone: Tone
  shape: Shape
}

const texts = messages.words

type StatusTable<Key extends string> = Record<Key, StatusAppearance>

const appearance = (
  word: string,
  tone: Tone,
  shape: Shape
): StatusAppearance => ({
  word,
  tone,
  shape
})

export const adminStatus = {
  active: appearance(texts.adminStatus.active, 'pos', 'filled'),
  invited: appearance(texts.adminStatus.invited, 'info', 'ring'),
  disabled: appearance(texts.adminStatus.disabled, 'mute', 'dash')
} as const satisfies StatusTable<string>

export const userStatus = {
  active: appearance(texts.userStatus.active, 'pos', 'filled'),
  suspended: appearance(texts.userStatus.suspended, 'warn', 'filled'),
  banned: appearance(texts.userStatus.banned, 'neg', 'filled'),
  closed: appearance(texts.userStatus.closed, 'mute', 'dash'),
  deleted: appearance(texts.userStatus.deleted, 'mute', 'dash')
} as const satisfies StatusTable<string>

export const gameStatus = {
  draft: appearance(texts.gameStatus.draft, 'mute', 'ring'),
  active: appearance(texts.gameStatus.active, 'pos', 'filled'),
  paused: appearance(texts.gameStatus.paused, 'warn', 'filled'),
  archived: appearance(texts.gameStatus.archived, 'mute', 'dash'),
  waiting: appearance(texts.gameStatus.waiting, 'info', 'ring'),
  running: appearance(texts.gameStatus.running, 'pos', 'filled'),
  finished: appearance(texts.gameStatus.finished, 'mute', 'dash'),
  cancelled: appearance(texts.gameStatus.cancelled, 'mute', 'dash')
} as const satisfies StatusTable<string>

export const walletStatus = {
  active: appearance(texts.walletStatus.active, 'pos', 'filled'),
  frozen: appearance(texts.walletStatus.frozen, 'info', 'filled'),
  closed: appearance(texts.walletStatus.closed, 'mute', 'dash')
} as const satisfies StatusTable<string>

export const transactionStatus = {
  pending: appearance(texts.transactionStatus.pending, 'info', 'ring'),
  reserved: appearance(texts.transactionStatus.reserved, 'warn', 'ring'),
  completed: appearance(texts.transactionStatus.completed, 'pos', 'filled'),
  failed: appearance(texts.transactionStatus.failed, 'neg', 'filled'),
  cancelled: appearance(texts.transactionStatus.cancelled, 'mute', 'dash'),
  // Another entry completed it.
  posted: appearance(texts.transactionStatus.posted, 'mute', 'dash'),
  reversed: appearance(texts.transactionStatus.reversed, 'mute', 'dash')
} as const satisfies StatusTable<string>

/** Statuses as they are shown: what waits for approval is `approval`. */
export const entryStatus = {
  ...transactionStatus,
  approval: appearance(texts.approval, 'warn', 'ring')
} as const satisfies StatusTable<string>

export const transactionTypes = texts.transactionTypes

export const reasonWords = texts.reasonCodes

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
