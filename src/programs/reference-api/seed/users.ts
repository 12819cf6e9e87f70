import type { DatabaseSync } from 'node:sqlite'

import { searchKey } from '../../../format/search-key.ts'
import { DAY, type WorldClock } from './clock.ts'
import { namesOfCountries } from './names.ts'
import type { Random } from './random.ts'
import { type Fate, fateOf } from './user-fates.ts'

export const USERS = 5000

export interface SeedUser {
  id: number
  country: string
  createdAt: number
  isTest: boolean
}

const MAIL_HOSTS = ['example.com', 'example.net', 'example.org'] as const
const TAGS = ['vip', 'tournament', 'streamer', 'support', 'bonus'] as const

/** Numbered in the order of registration. */
export function seedUsers(
  database: DatabaseSync,
  clock: WorldClock,
  random: Random
): SeedUser[] {
  const insert = database.prepare(
    `INSERT INTO users (id, username, display_name, name_key, search_key,
       email, email_verified, phone, country, status, ban_reason,
       banned_until, tags, is_test, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  )
  const users: SeedUser[] = []
  for (let id = 1; id <= USERS; id += 1) {
    const names = random.pick(namesOfCountries)
    const createdAt = registeredAt(id, clock, random)
    const fate = fateOf(id, clock, random)
    const isTest = fate.isTest
    const person = identity(id, names, fate, random)
    insert.run(
      id,
      person.username,
      person.name,
      person.key,
      `${person.key}\n${person.username}\n${person.email}\n${id}`,
      person.email,
      random.chance(0.86) ? 1 : 0,
      phoneOf(names.phone, fate, random),
      names.country,
      fate.status,
      fate.reason,
      fate.until,
      JSON.stringify(tagsOf(isTest, random)),
      isTest ? 1 : 0,
      createdAt,
      createdAt + Math.round(random.next() * (clock.now - createdAt))
    )
    users.push({ id, country: names.country, createdAt, isTest })
  }
  return users
}

/** The first hundred at the start, the others over time. */
function registeredAt(id: number, clock: WorldClock, random: Random): number {
  if (id <= 100) return clock.start - (101 - id) * DAY
  const share = (id - 100 + random.next() * 0.9) / (USERS - 99)
  return Math.min(clock.at(share), clock.now - DAY / 24)
}

function identity(
  id: number,
  names: (typeof namesOfCountries)[number],
  fate: Fate,
  random: Random
): { name: string; key: string; username: string; email: string } {
  const given = random.pick(names.given)
  const family = random.pick(names.family)
  if (fate.status === 'deleted') {
    return {
      name: `Deleted user ${id}`,
      key: `deleted user ${id}`,
      username: `deleted-${id}`,
      email: `deleted-${id}@example.invalid`
    }
  }
  const name = `${given} ${family}`
  const key = searchKey(name)
  const handle = key.replace(' ', '.')
  const short = handle.slice(0, handle.indexOf('.'))
  return {
    name,
    key,
    username: `${random.chance(0.5) ? handle : short}${id}`,
    email: `${handle}.${id}@${random.pick(MAIL_HOSTS)}`
  }
}

function phoneOf(prefix: string, fate: Fate, random: Random): string | null {
  if (fate.status === 'deleted' || random.chance(0.35)) return null
  return `${prefix} 555 ${String(random.below(1_000_000)).padStart(6, '0')}`
}

function tagsOf(isTest: boolean, random: Random): string[] {
  if (isTest) return ['internal']
  return random.chance(0.14) ? [random.pick(TAGS)] : []
}
