import type { RowAccessors } from '../../contract/response-check.ts'
import type { User } from '../../contract/user/user.ts'
import {
  type FilterView,
  statusOptions
} from '../../features/list/filters/filter-view.ts'
import {
  pastPeriods,
  recentPeriods,
  yesOrNo
} from '../../features/list/filters/period-choices.ts'
import { countryName } from '../../format/country-name.ts'
import { LOCALE } from '../../format/locale.ts'
import { userStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'

const texts = messages.users
const fields = messages.fields

/** ISO 3166 alpha-2. */
const COUNTRY_CODE = /^\s*([a-z]{2})\s*$/iu

export const userFilters: FilterView[] = [
  {
    kind: 'choice',
    name: 'status',
    label: fields.status,
    quick: true,
    options: statusOptions(userStatus)
  },
  {
    kind: 'period',
    name: 'createdAt',
    label: fields.registered,
    quick: true,
    presets: recentPeriods
  },
  {
    kind: 'period',
    name: 'lastSeenAt',
    label: fields.lastSeen,
    presets: pastPeriods
  },
  {
    kind: 'choice',
    name: 'country',
    label: fields.country,
    quick: true,
    options: [],
    word: code => `${code} · ${countryName(code, LOCALE)}`,
    typed: {
      label: texts.countryCode,
      read: text => COUNTRY_CODE.exec(text)?.[1]?.toUpperCase(),
      problem: texts.noCountryCode
    }
  },
  { kind: 'currency', name: 'currency', label: fields.currency },
  { kind: 'amount', name: 'balance', label: texts.balance },
  {
    kind: 'one',
    name: 'hasReserved',
    label: texts.hasReserved,
    options: yesOrNo
  },
  {
    kind: 'one',
    name: 'isTest',
    label: fields.isTest,
    options: yesOrNo
  }
]

/** How the response is verified. */
export const userReaders: RowAccessors<User> = {
  values: {
    status: user => user.status,
    createdAt: user => user.createdAt,
    lastSeenAt: user => user.lastSeenAt ?? undefined,
    country: user => user.country,
    currency: user => user.balances.map(({ currency }) => currency),
    isTest: user =>
      user.isTest === undefined ? undefined : String(user.isTest),
    hasReserved: ({ balances }) => {
      if (balances.some(({ reserved = 0 }) => BigInt(reserved) > 0n)) {
        return 'true'
      }
      return balances.every(({ reserved }) => reserved) ? 'false' : undefined
    },
    gamesPlayed: user => user.gamesPlayed?.toString()
  },
  comparable: {
    createdAt: 'instant',
    lastSeenAt: 'instant',
    gamesPlayed: 'number'
  }
}
