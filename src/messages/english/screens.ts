export const admins = {
  title: 'Admins',
  lead: 'Who may work in this panel: add someone, end their sessions or take their access away.',
  rows: 'admins',
  all: 'Everyone',
  search: 'Name or email',
  empty: 'No admins yet',
  emptyText: 'Everyone who can sign in is listed here.',
  noMatch: 'No admins match',
  name: 'Admin'
}

export const users = {
  title: 'Users',
  lead: 'Every player and what they hold: open one to edit the profile, suspend or adjust a balance.',
  rows: 'users',
  all: 'Everyone',
  search: 'Name, email or id',
  empty: 'No users yet',
  emptyText: 'The first player who registers will be listed here.',
  noMatch: 'No users match',
  user: 'User',
  countryCode: 'Country code',
  noCountryCode: 'Enter two letters, like PL',
  games: 'Games',
  unverified: 'unverified',
  balancesOf: (name: string) => `Balances of ${name}`,
  balancesText: 'Every currency this user holds.',
  hasReserved: 'Reserved funds',
  transactions: (name: string) => `Transactions of ${name}`,
  showBalances: (name: string, more: number) =>
    `All balances of ${name}, ${more} more`
}

export const games = {
  title: 'Games',
  lead: 'Every game with its fee, prizes and players: open one to change, pause, copy or archive it.',
  rows: 'games',
  all: 'All games',
  search: 'Name or code',
  empty: 'No games yet',
  emptyText: 'The first game of the catalogue will be listed here.',
  noMatch: 'No games match',
  name: 'Game',
  noKind: 'Enter one kind, without a comma',
  private: 'private'
}

export const systemWallets = {
  title: 'System wallets',
  lead: 'The accounts that deposits, fees and prizes pass through: open one for its transactions, or transfer between two.',
  short: 'Wallets',
  rows: 'system wallets',
  all: 'All wallets',
  search: 'Name or code',
  empty: 'No system wallets yet',
  emptyText: 'The wallets of the house will be listed here.',
  noMatch: 'No system wallets match',
  name: 'Wallet',
  lowBalance: 'low',
  overdrawn: 'below zero',
  below: 'Low balance',
  entries: (name: string) => `Transactions of ${name}`
}

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
  byAdmin: 'Made by an admin',
  creditWord: 'Credit',
  debitWord: 'Debit',
  reverses: 'Open the transaction that this one reverses',
  reversedBy: 'Open the transaction that reversed this one',
  gapWithin: 'The balance before plus the amount is not the balance after.',
  gapBetween: (olderId: string) =>
    `The balance does not match ${olderId}, the transaction before it.`,
  gapAtOpening: 'The account already held money before its first transaction.',
  named: (id: string) => `transaction ${id}`,
  group: 'Movement id',
  userId: 'User id',
  external: 'External',
  credit: 'credit',
  debit: 'debit',
  units: 'units'
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
  statement: 'Statement',
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
