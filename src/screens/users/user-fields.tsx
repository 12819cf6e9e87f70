import type { User } from '../../contract/user/user.ts'
import type { Field } from '../../features/field-table/field.ts'
import { recordFields } from '../../features/field-table/record-fields.ts'
import { yesOrNo } from '../../features/list/filters/period-choices.ts'
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

export const userFields: readonly Field<User>[] = [
  {
    kind: 'own',
    key: 'displayName',
    label: texts.user,
    column: {
      sorts: true,
      width: 'name',
      card: 'title',
      shows: ['displayName', 'username'],
      cell: (user, { address }) => <Name user={user} address={address} />
    }
  },
  {
    kind: 'text',
    key: 'email',
    label: fields.email,
    value: user => user.email,
    column: {
      sorts: true,
      width: 'email',
      cell: user => <Email user={user} />
    }
  },
  {
    kind: 'text',
    key: 'phone',
    label: fields.phone,
    value: user => user.phone
  },
  {
    kind: 'status',
    key: 'status',
    label: fields.status,
    value: user => user.status,
    words: userStatus,
    column: { sorts: true, card: 'subtitle' },
    filter: { quick: true }
  },
  {
    kind: 'own',
    key: 'balance',
    label: fields.available,
    column: {
      sorts: true,
      width: 'money',
      money: true,
      headClass: 'pe-16.5',
      card: 'value',
      shows: ['balances'],
      cell: (user, { currencies }) => (
        <Balance user={user} currencies={currencies} />
      )
    },
    filter: { kind: 'amount' }
  },
  {
    kind: 'own',
    key: 'currency',
    label: fields.currency,
    value: user => user.balances.map(({ currency }) => currency),
    filter: { kind: 'currency' }
  },
  {
    kind: 'own',
    key: 'hasReserved',
    label: texts.hasReserved,
    value: hasReserved,
    filter: { kind: 'one', options: yesOrNo }
  },
  {
    kind: 'text',
    key: 'country',
    label: fields.country,
    value: user => user.country,
    column: { sorts: true, width: 'code' },
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
  {
    kind: 'number',
    key: 'gamesPlayed',
    label: fields.gamesPlayed,
    value: user => user.gamesPlayed,
    column: { sorts: true, head: texts.games }
  },
  {
    kind: 'time',
    key: 'lastSeenAt',
    label: fields.lastSeen,
    value: user => user.lastSeenAt,
    mode: 'ago',
    column: { sorts: true, card: 'meta' },
    filter: {}
  },
  {
    kind: 'time',
    key: 'createdAt',
    label: fields.registered,
    value: user => user.createdAt,
    column: { sorts: true },
    filter: { quick: true }
  },
  {
    kind: 'own',
    key: 'tags',
    label: fields.tags,
    column: { optional: true, cell: user => <Tags user={user} /> }
  },
  {
    kind: 'text',
    key: 'banReason',
    label: fields.banReason,
    value: user => user.banReason
  },
  {
    kind: 'time',
    key: 'bannedUntil',
    label: fields.bannedUntil,
    value: user => user.bannedUntil
  },
  {
    kind: 'flag',
    key: 'isTest',
    label: fields.isTest,
    value: user => user.isTest,
    filter: {}
  },
  {
    kind: 'text',
    key: 'avatarUrl',
    label: fields.picture,
    value: user => user.avatarUrl
  },
  ...recordFields
]

/** `undefined` if a row does not say what is reserved. */
function hasReserved({ balances }: User): string | undefined {
  if (balances.some(({ reserved = 0 }) => BigInt(reserved) > 0n)) return 'true'
  return balances.every(({ reserved }) => reserved) ? 'false' : undefined
}
