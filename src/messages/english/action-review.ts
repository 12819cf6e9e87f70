export const review = {
  credit: (amount: string, name: string) => `Credit ${amount} to ${name}?`,
  debit: (amount: string, name: string) => `Debit ${amount} from ${name}?`,
  transfer: (amount: string, from: string, to: string) =>
    `Move ${amount} from ${from} to ${to}?`,
  reverse: (name: string) => `Reverse ${name}?`,
  text: 'The money moves at once. A mistake is corrected by a reversal.',
  accept: {
    credit: (amount: string) => `Credit ${amount}`,
    debit: (amount: string) => `Debit ${amount}`,
    transfer: (amount: string) => `Move ${amount}`,
    reverse: (amount: string) => `Reverse ${amount}`.trimEnd()
  },
  note: 'Sent once, even if you retry.',
  table: 'What each wallet holds before and after',
  wallet: 'Wallet',
  before: 'Before',
  change: 'Change',
  after: 'After',
  sum: 'Sum',
  checked: (clock: string, zone: string) =>
    `Checked by the server at ${clock} ${zone}`,
  estimated: (clock: string, zone: string) =>
    `Not checked by the server, which offers no preview. These figures were computed on this page at ${clock} ${zone}.`,
  kind: (kind: string, currency: string) =>
    `${{ user: 'User wallet', system_wallet: 'System wallet', available: 'Available' }[kind] ?? kind}, ${currency}`,
  reserved: (amount: string) => `${amount} reserved`,
  unbalanced: 'The changes do not sum to zero.',
  again: 'Type the amount again',
  againHint: (currency: string) => `It is large. In ${currency}.`,
  againWrong: 'This is another amount.'
}
