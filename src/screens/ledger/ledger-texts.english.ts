export const transactions = {
  rows: 'transactions',
  all: 'All transactions',
  search: 'Reference, game or id',
  empty: 'No transactions yet',
  emptyUser: 'The first deposit, entry fee or prize will be listed here.',
  emptyWallets: 'The first movement of a system wallet will be listed here.',
  noMatch: 'No transactions match',
  description: 'Description',
  notSettled: 'not settled',
  to: 'to',
  from: 'from',
  change: 'Change in wallet',
  holds: 'holds',
  noChange: 'no change',
  byAdmin: 'By an admin',
  admin: 'Admin',
  creditWord: 'Credit',
  debitWord: 'Debit',
  reverses: 'Open the transaction that this one reverses',
  reversedBy: 'Open the transaction that reversed this one',
  seeCompletion: 'see completion',
  gapWithin: 'The balance before plus the amount is not the balance after.',
  gapBetween: (olderId: string) =>
    `The balance does not match ${olderId}, the transaction before it.`,
  gapAtOpening: 'The account already held money before its first transaction.',
  named: (id: string) => `transaction ${id}`,
  /** `prize of 40.00 EUR to Ada`; `way`: `to` or `from`. */
  moving: (type: string, amount: string, way: string, name: string) =>
    `${type.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())} of ${amount} ${way} ${name}`,
  group: 'Movement id',
  userId: 'User id',
  external: 'External',
  credit: 'credit',
  debit: 'debit',
  units: 'units'
}

export const openEntries = {
  view: 'Open',
  waiting: 'Waiting',
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  hours: (hours: number, minutes: number) =>
    hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`,
  late: (hours: number) => `longer than ${hours} h`,
  count: (count: string) => `${count} open`,
  periodOnly: 'In this period only.',
  older: (count: number, written: string) =>
    count === 1
      ? '1 open transaction is older than this period'
      : `${written} open transactions are older than this period`,
  olderShort: (written: string) => `${written} older`
}

export const userTransactions = {
  title: 'User transactions',
  lead: 'Every transaction of one user, with the balance after it.',
  crumb: 'Transactions',
  balances: 'Balances',
  allWallets: 'All',
  available: (amount: string) => `${amount} available`,
  reserved: (amount: string) => `${amount} reserved`,
  nothingReserved: 'Nothing reserved',
  copyId: 'Copy id',
  userFailed: 'The user could not be loaded',
  noSuchUser: 'There is no user',
  allUsers: 'All users',
  searchUsers: 'Search the users for it'
}

export const walletTransactions = {
  title: 'Wallet transactions',
  lead: 'Every transaction of the system wallets, with the balance after it: find one by its reference, and check it.',
  short: 'Ledger'
}

export const balanceCheck = {
  addsUp: {
    looking: 'This page adds up',
    page: 'Adds up on this page',
    earlier: 'Balances add up',
    'first-entry': 'Adds up from zero',
    period: 'Adds up for the period'
  },
  openingsUnchecked: (accounts: number) =>
    accounts === 1
      ? '1 opening balance not checked'
      : `${accounts} opening balances not checked`,
  reach: {
    looking: 'Loading earlier transactions.',
    page: 'Earlier transactions could not be loaded, so the opening balances on this page are not checked.',
    earlier:
      'Each opening balance on this page matches the transaction before it.',
    'first-entry':
      'There are no earlier transactions: each account starts at zero.',
    period: 'Opening balances of the period are taken as stated.',
    partly:
      'This page adds up. The page before it has no transactions of some accounts, so their opening balances are not checked.'
  },
  gaps: (count: number) =>
    count === 1
      ? '1 balance does not add up'
      : `${count} balances do not add up`,
  off: 'Balances not checked',
  whyOff:
    'Balances are checked row by row only while no filter, other order or unreadable row hides any.',
  unexplained: 'unexplained'
}

export const holdings = {
  title: 'Available by currency',
  in: (count: number) =>
    count === 1 ? 'Available in 1 wallet' : `Available in ${count} wallets`,
  lowest: 'Lowest'
}

export const chart = {
  net: {
    day: 'Net per day',
    week: 'Net per week',
    month: 'Net per month'
  },
  cursor: { day: 'Day', week: 'Week', month: 'Month' },
  period: (first: string, last: string) =>
    first === last ? first : `${first} – ${last}`,
  onDay: (amount: string, day: string) => `${amount} on ${day}`,
  inPeriod: (amount: string, days: string) => `${amount} in ${days}`,
  summary: (
    net: string,
    highest: string | undefined,
    lowest: string | undefined
  ) =>
    [
      `${net} in total`,
      highest && `highest ${highest}`,
      lowest && `lowest ${lowest}`
    ]
      .filter(Boolean)
      .join(', '),
  currency: 'Currency of the chart',
  showTable: 'Show as table',
  in: 'In',
  out: 'Out',
  netHead: 'Net',
  empty: 'No settled transactions.',
  emptyIn: (period: string) => `No settled transactions: ${period}.`,
  failed: 'The chart could not be loaded.'
}

export const comparison = {
  title: 'Side by side',
  period: 'Period of the sums',
  ofUsers: "In the users' own wallets",
  rowsOfUsers:
    'The rows below are of the system wallets, which pay what a user receives: + above is − there.',
  allTime: 'All time',
  entries: 'Settled',
  nothing: 'Nothing settled',
  absent: 'Not summed up',
  failed: 'The sums could not be loaded.',
  notCompared: (count: number, most: number) =>
    `${count} more not shown: at most ${most} fit side by side.`
}
