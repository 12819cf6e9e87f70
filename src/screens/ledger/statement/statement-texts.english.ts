export const statement = {
  title: 'Statement of account',
  button: 'Statement',
  account: 'Account',
  userId: 'User id',
  period: 'Period',
  asListed: 'As in the list',
  fromFirst: 'From the first transaction',
  sinceFirst: (last: string) => `First transaction – ${last}`,
  otherDays: 'Other days',
  inZone: (period: string, zone: string) => `${period}, times in ${zone}`,
  drawnUp: 'Issued',
  reading: 'Loading the transactions',
  progress: (read: string, expected: string | undefined) =>
    expected === undefined ? `${read} loaded` : `${read} of ${expected} loaded`,
  cancel: 'Cancel',
  failed: 'The statement could not be created.',
  cut: (limit: string, expected: string | undefined) =>
    expected === undefined
      ? `The period has more transactions. Only the first ${limit} are in this statement: choose a shorter period.`
      : `The period has ${expected} transactions. Only the first ${limit} are in this statement: choose a shorter period.`,
  moved:
    'Transactions changed while they were being loaded. Create the statement again.',
  again: 'Create again',
  print: 'Print',
  wallet: (id: string) => `Wallet ${id}`,
  noEntries: 'No transactions in this period.',
  nothing: 'There are no transactions and no balances.',
  time: 'Time',
  type: 'Type',
  description: 'Description',
  reference: 'Reference',
  status: 'Status',
  in: 'In',
  out: 'Out',
  balance: 'Balance',
  opening: 'Opening balance',
  closing: 'Closing balance',
  closingCut: 'Balance after the last transaction here',
  sums: 'Sum of transactions',
  unknown: 'not stated',
  open: 'Not settled yet, not in the sums',
  addsUp: (entries: string) => `The balances add up, ${entries} checked.`,
  entries: (count: number, shown: string) =>
    count === 1 ? '1 transaction' : `${shown} transactions`,
  gap: (amount: string, between: string) =>
    `${amount} not accounted for ${between}`,
  between: (older: string, newer: string) => `between ${older} and ${newer}`,
  within: (id: string) => `in ${id}`,
  notChecked: 'Not checked: the server states too few balances.'
}
