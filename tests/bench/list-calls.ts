import {
  daysAgo,
  lastDays,
  transactionFilters,
  walletFilters
} from './transaction-filters.ts'

/** A call of the benchmark. */
export interface BenchCall {
  path: string
  /** Where to go on from by cursor: the page that is counted out before. */
  after?: number
}

const SYSTEM = 'system-wallets/transactions'
const KNOWN = 'users/42/transactions'
const userFilters = [
  '',
  'status=banned,suspended',
  'country=PL',
  'currency=TKN&balanceMin=500',
  'hasReserved=true',
  'isTest=true',
  'search=ann',
  'search=4321',
  'createdAtFrom=2025-06-01T00:00:00Z&lastSeenAtTo=2026-01-01T00:00:00Z',
  'status=active&country=DE,PL&search=a'
] as const

const userSorts = [
  'displayName',
  'username',
  'email',
  'status',
  'country',
  'balance',
  'gamesPlayed',
  'lastSeenAt',
  'createdAt',
  'status,-balance'
] as const

const transactionSorts = [
  'createdAt',
  'amount',
  'type',
  'status',
  'type,-createdAt',
  'status,-amount',
  'type,amount',
  'amount,-createdAt'
] as const

const smallLists = [
  'admins?status=active',
  'games?kind=duel&sort=-prizePool',
  'games?currency=EUR&feeMin=200',
  'system-wallets?',
  'system-wallets?currency=EUR&sort=-balance'
]

const turned = (field: string): string =>
  field.startsWith('-') ? field.slice(1) : `-${field}`

const bothWays = (sorts: readonly string[]): string[] =>
  sorts.flatMap(sort => [sort, sort.split(',').map(turned).join(',')])

const systemFilters = [...transactionFilters, ...walletFilters]

/** The rows alone, which is what a person waits for. */
const rows = [
  ...systemFilters.map(filter => `${SYSTEM}?${filter}`),
  ...transactionFilters.map(filter => `${KNOWN}?${filter}`),
  ...userFilters.map(filter => `users?${filter}`),
  ...bothWays(transactionSorts).flatMap(sort =>
    ['', 'type=prize', 'currency=TKN', 'walletId=wal_00003', lastDays(30)].map(
      filter => `${SYSTEM}?sort=${sort}&${filter}`
    )
  ),
  ...bothWays(transactionSorts).map(sort => `${KNOWN}?sort=${sort}`),
  ...bothWays(userSorts).map(sort => `users?sort=${sort}`),
  ...smallLists
].map(path => ({ path: `${path}&withTotal=false` }))

/** What waits, for longest first: the queue, its count, and what a period hides. */
const OPEN = 'status=pending,reserved'
const open = [
  `${SYSTEM}?${OPEN}&sort=createdAt&withTotal=false`,
  `${SYSTEM}?${OPEN}&limit=1`,
  `${SYSTEM}?${OPEN}&createdAtTo=${daysAgo(7)}&limit=1`,
  `${KNOWN}?${OPEN}&sort=createdAt&withTotal=false`,
  `${KNOWN}?${OPEN}&limit=1`
].map(path => ({ path }))

/** The same from the middle of the list on. */
const deep = [
  ...bothWays(transactionSorts).map(sort => ({
    path: `${SYSTEM}?sort=${sort}&withTotal=false`,
    after: 10_000
  })),
  ...['type=prize', 'walletId=wal_00003', 'currency=EUR', 'amountMin=500'].map(
    filter => ({ path: `${SYSTEM}?${filter}&withTotal=false`, after: 3000 })
  ),
  ...bothWays(transactionSorts).map(sort => ({
    path: `${KNOWN}?sort=${sort}&withTotal=false`,
    after: 50
  })),
  ...bothWays(userSorts).map(sort => ({
    path: `users?sort=${sort}&withTotal=false`,
    after: 100
  }))
]

/** The number and the sums of all matching rows. */
const totals = [
  ...systemFilters.map(filter => `${SYSTEM}?${filter}`),
  ...transactionFilters.map(filter => `${KNOWN}?${filter}`),
  ...userFilters.map(filter => `users?${filter}`),
  ...smallLists
].map(path => ({ path: `${path}&limit=10` }))

const OF_ENTRIES = 'withTotal=false&limit=10&withCounts=type,status,currency'
const OF_USERS = 'withTotal=false&limit=10&withCounts=status,country'

const counts = [
  ...systemFilters.map(filter => `${SYSTEM}?${filter}&${OF_ENTRIES}`),
  ...['', 'type=prize', 'amountMin=500', 'search=backgammon'].map(
    filter => `${KNOWN}?${filter}&${OF_ENTRIES}`
  ),
  ...userFilters.map(filter => `users?${filter}&${OF_USERS}`)
].map(path => ({ path }))

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']

const daily = [
  ...zones.flatMap(zone =>
    [
      `${SYSTEM}/daily?`,
      `${SYSTEM}/daily?walletId=wal_00003&`,
      `${SYSTEM}/daily?amountMin=500&`,
      `${KNOWN}/daily?`
    ].map(path => `${path}currency=EUR&zone=${zone}`)
  ),
  ...[
    'zone=Australia/Lord_Howe',
    `amountMin=500&${lastDays(90)}`,
    'gameId=gam_02',
    'search=dep-',
    'search=fee-2',
    `zone=Europe/Berlin&${lastDays(30)}`
  ].map(filter => `${SYSTEM}/daily?currency=EUR&${filter}`)
].map(path => ({ path }))

/** Every list with what people ask of it. */
export const benchCalls: readonly BenchCall[] = [
  ...rows,
  ...open,
  ...deep,
  ...totals,
  ...counts,
  ...daily
]
