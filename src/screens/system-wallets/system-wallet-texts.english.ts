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
