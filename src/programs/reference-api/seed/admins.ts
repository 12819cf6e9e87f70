import type { DatabaseSync } from 'node:sqlite'

import { searchKey } from '../../../format/search-key.ts'
import { DAY, type WorldClock } from './clock.ts'

export const DEMONSTRATION_EMAIL = 'admin@example.com'

interface SeedAdmin {
  name: string
  email: string
  status: 'active' | 'invited' | 'disabled'
  /** Days since the last sign-in; absent for never. */
  seen?: number
  ip?: string
}

const people: readonly SeedAdmin[] = [
  {
    name: 'Nadia Ferrand',
    email: DEMONSTRATION_EMAIL,
    status: 'active',
    seen: 0.4,
    ip: '198.51.100.14'
  },
  {
    name: 'Łukasz Wróbel',
    email: 'lukasz.wrobel@example.com',
    status: 'active',
    seen: 1.1,
    ip: '203.0.113.80'
  },
  {
    name: 'Siobhán Keane',
    email: 'siobhan.keane@example.com',
    status: 'active',
    seen: 3.6,
    ip: '2001:db8:14::7'
  },
  {
    name: 'Matěj Dvořák',
    email: 'matej.dvorak@example.com',
    status: 'active',
    seen: 26,
    ip: '203.0.113.9'
  },
  {
    name: 'Ines Guimarães',
    email: 'ines.guimaraes@example.com',
    status: 'active',
    seen: 119,
    ip: '198.51.100.201'
  },
  {
    name: 'Bálint Szűcs',
    email: 'balint.szucs@example.com',
    status: 'invited'
  },
  {
    name: 'Märta Ångström',
    email: 'marta.angstrom@example.com',
    status: 'invited'
  },
  {
    name: 'Göran Öberg',
    email: 'goran.oberg@example.com',
    status: 'disabled',
    seen: 231,
    ip: '203.0.113.44'
  }
]

/** Row ids of the admins who may have moved money. */
export const OPERATORS = [1, 2, 3, 4] as const

/** All who ever set a password have this one; an invited admin has none. */
export function seedAdmins(
  database: DatabaseSync,
  clock: WorldClock,
  passwordHash: string
): void {
  const insert = database.prepare(
    `INSERT INTO admins (id, email, name, search_key, status, password_hash,
       last_login_at, last_login_ip, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  )
  for (const [index, person] of people.entries()) {
    const invited = person.status === 'invited'
    const created = invited
      ? clock.now - (index - 3) * DAY
      : clock.start + index * 31 * DAY
    const seen =
      person.seen === undefined
        ? null
        : Math.round(clock.now - person.seen * DAY)
    insert.run(
      index + 1,
      person.email,
      person.name,
      searchKey(`${person.name}\n${person.email}`),
      person.status,
      invited ? null : passwordHash,
      seen,
      person.ip ?? null,
      created,
      seen ?? created
    )
  }
}
