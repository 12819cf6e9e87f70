const DAY_MS = 86_400_000

/** Cut in mid-hour as a zone may do. */
export function daysAgo(days: number): string {
  const from = Date.now() - days * DAY_MS
  return new Date(from - (from % 900_000)).toISOString()
}

/** The days up to now. */
export function lastDays(days: number): string {
  return `createdAtFrom=${daysAgo(days)}`
}

/** Filters of the transactions, one by one, then as people combine them. */
export const transactionFilters = [
  '',
  'type=prize',
  'type=prize,refund',
  'type=reversal',
  'status=completed',
  'status=failed',
  'status=pending,reserved',
  'direction=debit',
  'currency=EUR',
  'currency=TKN',
  'amountMin=500',
  'amountMax=100',
  'amountMin=500&amountMax=600',
  'gameId=gam_02',
  'gameId=gam_19',
  'byAdmin=true',
  'byAdmin=false',
  'operatorId=adm_02',
  'reasonCode=mistake',
  'reference=DEP-2053-0001',
  'groupId=grp_001000',
  'search=dep-',
  'search=dep-2053',
  'search=fee-2',
  'search=d',
  'search=dep-&amountMin=2000',
  'search=fee-&type=prize',
  'search=fee-2&type=prize',
  'search=backgammon',
  'search=e',
  'search=no-such-thing',
  'type=prize&status=completed&currency=EUR',
  'status=failed&type=withdrawal&currency=PLN',
  'currency=EUR&amountMin=1000&direction=credit',
  'type=entry_fee&currency=TKN&gameId=gam_19',
  'currency=PLN&byAdmin=true',
  lastDays(30),
  `type=prize&${lastDays(30)}`,
  `status=failed&${lastDays(90)}`,
  `amountMin=500&${lastDays(400)}`,
  `search=dep-&${lastDays(200)}`
]

/** Filters of the system's transactions alone. */
export const walletFilters = [
  'walletId=wal_00003',
  'walletId=wal_00012',
  'userId=42',
  'userId=4321',
  'walletId=wal_00003&type=prize&direction=debit',
  'walletId=wal_00006&byAdmin=true',
  'walletId=wal_00003&amountMin=5000',
  `walletId=wal_00003&${lastDays(30)}`
]
