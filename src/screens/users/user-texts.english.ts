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
