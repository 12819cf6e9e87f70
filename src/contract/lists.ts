import type { CallName } from './calls.ts'

/** The kinds of filters: what follows a filter's name in its parameters. */
export const filterKinds = {
  /** Any of several values, of an enumeration that may grow. */
  choice: [''],
  /** One value. */
  one: [''],
  text: [''],
  /** Days or instants: from inclusive, to exclusive. */
  period: ['From', 'To'],
  /** Minor units of one `currency`, both inclusive. */
  amount: ['Min', 'Max']
} as const

export type FilterKind = keyof typeof filterKinds

/** What a list is sorted and filtered by. */
export interface ListCriteria {
  /** The first is the default. */
  sorts: readonly string[]
  /** In the order of their controls; or the values, of which it is one. */
  filters: Readonly<Record<string, FilterKind | readonly string[]>>
}

const flag = ['true', 'false'] as const

const ofTransactions = {
  sorts: ['createdAt', 'amount', 'type', 'status'],
  filters: {
    createdAt: 'period',
    type: 'choice',
    status: 'choice',
    direction: ['credit', 'debit'],
    currency: 'choice',
    amount: 'amount',
    gameId: 'choice',
    reference: 'text',
    byAdmin: flag,
    operatorId: 'choice',
    reasonCode: 'choice',
    groupId: 'text'
  }
} as const

/** By the call of a list: what else names a sort or a filter derives from it. */
export const listCriteria = {
  admins: {
    sorts: ['name', 'email', 'status', 'lastLoginAt', 'createdAt'],
    filters: { status: 'choice', lastLoginAt: 'period', createdAt: 'period' }
  },
  users: {
    /** `balance` is the available amount in `currency`, EUR by default. */
    sorts: [
      'displayName',
      'username',
      'email',
      'status',
      'country',
      'balance',
      'gamesPlayed',
      'lastSeenAt',
      'createdAt'
    ],
    filters: {
      status: 'choice',
      createdAt: 'period',
      lastSeenAt: 'period',
      country: 'choice',
      currency: 'one',
      balance: 'amount',
      hasReserved: flag,
      isTest: flag
    }
  },
  userTransactions: ofTransactions,
  games: {
    sorts: [
      'name',
      'code',
      'kind',
      'status',
      'players',
      'entryFee',
      'commissionBps',
      'prizePool',
      'startedAt',
      'createdAt'
    ],
    filters: {
      status: 'choice',
      kind: 'choice',
      isPrivate: flag,
      /** To enter. */
      fee: 'amount',
      startedAt: 'period',
      createdAt: 'period'
    }
  },
  systemWallets: {
    sorts: [
      'name',
      'code',
      'purpose',
      'currency',
      'balance',
      'status',
      'lastTransactionAt',
      'createdAt'
    ],
    filters: {
      status: 'choice',
      currency: 'choice',
      purpose: 'choice',
      belowThreshold: flag,
      createdAt: 'period'
    }
  },
  walletTransactions: {
    sorts: ofTransactions.sorts,
    filters: {
      walletId: 'choice',
      ...ofTransactions.filters,
      /** The users on the other side. */
      userId: 'choice'
    }
  },
  audit: {
    sorts: ['createdAt'],
    filters: { action: 'choice', createdAt: 'period', adminId: 'choice' }
  }
} as const satisfies Partial<Record<CallName, ListCriteria>>

export type ListName = keyof typeof listCriteria

export type SortName<Name extends ListName> =
  (typeof listCriteria)[Name]['sorts'][number]

export type FilterName<Name extends ListName> =
  keyof (typeof listCriteria)[Name]['filters'] & string

/** `undefined` for a call that is no list, or is neither sorted nor filtered. */
export function criteriaOf(call: string): ListCriteria | undefined {
  return Object.entries(listCriteria).find(([name]) => name === call)?.[1]
}

/** What a filter is asked for as; an amount is one of a currency. */
export type ParameterName<Name extends string, Filter> =
  | `${Name}${Filter extends FilterKind ? (typeof filterKinds)[Filter][number] : ''}`
  | (Filter extends 'amount' ? 'currency' : never)
