import type { User } from '../../contract/user/user.ts'
import type { FieldTable } from '../../features/field-table/field.ts'
import { recordFields } from '../../features/field-table/record-fields.ts'
import { cleanCode } from '../../format/clean-text.ts'
import { countryName } from '../../format/country-name.ts'
import { LOCALE } from '../../format/locale.ts'
import { userStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Balance, Email, Name, Tags } from './user-cells.tsx'

const texts = messages.users
const fields = messages.fields

/** ISO 3166 alpha-2. */
const COUNTRY_CODE = /^[a-z]{2}$/iu

export const userFields: FieldTable<User, 'users'> = {
  displayName: {
    kind: 'own',
    label: texts.user,
    column: {
      width: 'name',
      card: 'title',
      shows: ['displayName', 'username'],
      cell: (user, { address }) => <Name user={user} address={address} />
    }
  },
  email: {
    kind: 'text',
    label: fields.email,
    value: user => user.email,
    column: {
      width: 'email',
      cell: user => <Email user={user} />
    }
  },
  phone: {
    kind: 'text',
    label: fields.phone,
    value: user => user.phone
  },
  status: {
    kind: 'status',
    label: fields.status,
    value: user => user.status,
    words: userStatus,
    column: { card: 'subtitle' },
    filter: { quick: true }
  },
  balance: {
    kind: 'own',
    label: fields.available,
    column: {
      width: 'money',
      money: true,
      headClass: 'pe-16.5',
      card: 'value',
      shows: ['balances'],
      cell: (user, { currencies }) => (
        <Balance user={user} currencies={currencies} />
      )
    },
    filter: {}
  },
  currency: {
    kind: 'own',
    label: fields.currency,
    value: user => user.balances.map(({ currency }) => currency),
    filter: { kind: 'currency' }
  },
  hasReserved: {
    kind: 'own',
    label: texts.hasReserved,
    value: hasReserved,
    filter: {}
  },
  country: {
    kind: 'text',
    label: fields.country,
    value: user => user.country,
    column: { width: 'code' },
    filter: {
      kind: 'choice',
      quick: true,
      options: [],
      word: code => `${code} · ${countryName(code, LOCALE)}`,
      typed: {
        label: texts.countryCode,
        read: text => COUNTRY_CODE.exec(cleanCode(text))?.[0].toUpperCase(),
        problem: texts.noCountryCode
      }
    }
  },
  gamesPlayed: {
    kind: 'number',
    label: fields.gamesPlayed,
    value: user => user.gamesPlayed,
    column: { head: texts.games }
  },
  lastSeenAt: {
    kind: 'time',
    label: fields.lastSeen,
    value: user => user.lastSeenAt,
    mode: 'ago',
    column: { card: 'meta' },
    filter: {}
  },
  createdAt: {
    kind: 'time',
    label: fields.registered,
    value: user => user.createdAt,
    column: {},
    filter: { quick: true }
  },
  tags: {
    kind: 'own',
    label: fields.tags,
    column: { optional: true, cell: user => <Tags user={user} /> }
  },
  banReason: {
    kind: 'text',
    label: fields.banReason,
    value: user => user.banReason
  },
  bannedUntil: {
    kind: 'time',
    label: fields.bannedUntil,
    value: user => user.bannedUntil
  },
  isTest: {
    kind: 'flag',
    label: fields.isTest,
    value: user => user.isTest,
    filter: {}
  },
  avatarUrl: {
    kind: 'text',
    label: fields.picture,
    value: user => user.avatarUrl
  },
  ...recordFields
}

/** `undefined` if a row does not say what is reserved. */
function hasReserved({ balances }: User): string | undefined {
  if (balances.some(({ reserved = 0 }) => BigInt(reserved) > 0n)) return 'true'
  return balances.every(({ reserved }) => reserved) ? 'false' : undefined
}
