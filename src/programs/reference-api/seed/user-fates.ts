import { DAY, type WorldClock } from './clock.ts'
import type { Random } from './random.ts'

/** For examples and tests: active, with a long history. */
export const KNOWN_USER = 42
/** A test account that holds more than a float can count. */
export const RICH_USER = 13

export interface Fate {
  status: 'active' | 'suspended' | 'banned' | 'closed' | 'deleted'
  reason: string | null
  until: number | null
  isTest: boolean
}

const REASONS = [
  'Two accounts for one person',
  'Play agreed between opponents',
  'Charged back a deposit',
  'Abuse in the game chat'
] as const

/** Of every hundred users, about eight are not active. */
export function fateOf(id: number, clock: WorldClock, random: Random): Fate {
  const roll = random.next()
  const isTest = id === RICH_USER || random.chance(0.006)
  const fate: Fate = { status: 'active', reason: null, until: null, isTest }
  if (id === KNOWN_USER || isTest) return fate
  if (roll < 0.01) return { ...fate, status: 'deleted' }
  if (roll < 0.03) return { ...fate, status: 'closed' }
  if (roll < 0.05) {
    return { ...fate, status: 'banned', reason: random.pick(REASONS) }
  }
  if (roll < 0.08) {
    const until = Math.round(clock.now + (1 + random.below(60)) * DAY)
    return {
      ...fate,
      status: 'suspended',
      reason: random.pick(REASONS),
      until
    }
  }
  return fate
}
