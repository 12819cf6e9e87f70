import type { RowReaders } from '../../contract/page-honesty.ts'
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

const words = messages.users

/** An alpha-2 code of ISO 3166. */
const COUNTRY_CODE = /^\s*([a-z]{2})\s*$/iu

/** The filters of the users. */
export const userFilters: FilterView[] = [
  {
    kind: 'choice',
    name: 'status',
    label: words.status,
    quick: true,
    options: statusOptions(userStatus)
  },
  {
    kind: 'period',
    name: 'createdAt',
    label: words.registered,
    quick: true,
    presets: recentPeriods
  },
  {
    kind: 'period',
    name: 'lastSeenAt',
    label: words.lastSeen,
    presets: pastPeriods
  },
  {
    kind: 'choice',
    name: 'country',
    label: words.country,
    quick: true,
    options: [],
    word: code => `${code} · ${countryName(code, LOCALE)}`,
    typed: {
      label: words.countryCode,
      read: text => COUNTRY_CODE.exec(text)?.[1]?.toUpperCase(),
      problem: words.noCountryCode
    }
  },
  { kind: 'currency', name: 'currency', label: words.currency },
  { kind: 'amount', name: 'balance', label: words.balance },
  {
    kind: 'one',
    name: 'hasReserved',
    label: words.hasReserved,
    options: yesOrNo
  },
  { kind: 'one', name: 'isTest', label: words.isTest, options: yesOrNo }
]

/** What an answer is held against. */
export const userReaders: RowReaders<User> = {
  key: user => user.id,
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
