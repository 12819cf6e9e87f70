export const review = {
  credit: (amount: string, name: string) => `Credit ${amount} to ${name}?`,
  debit: (amount: string, name: string) => `Debit ${amount} from ${name}?`,
  transfer: (amount: string, from: string, to: string) =>
    `Move ${amount} from ${from} to ${to}?`,
  reverse: (name: string) => `Reverse ${name}?`,
  text: 'The money moves at once.',
  reversible: 'A mistake is corrected by a reversal.',
  accept: {
    credit: (amount: string) => `Credit ${amount}`,
    debit: (amount: string) => `Debit ${amount}`,
    transfer: (amount: string) => `Move ${amount}`,
    reverse: (amount: string) => `Reverse ${amount}`.trimEnd()
  },
  note: 'Sent once, even if you retry.',
  table: 'Balances before and after',
  wallet: 'Wallet',
  before: 'Before',
  change: 'Change',
  after: 'After',
  sum: 'Sum',
  checked: (clock: string, zone: string) =>
    `Checked by the server at ${clock} ${zone}`,
  estimated: (clock: string, zone: string) =>
    `Not checked by the server, which offers no preview. Calculated in this browser at ${clock} ${zone}.`,
  kind: (kind: string, currency: string) =>
    `${{ user: 'User wallet', system_wallet: 'System wallet', available: 'Available' }[kind] ?? kind}, ${currency}`,
  reserved: (amount: string) => `${amount} reserved`,
  unbalanced: 'The changes do not add up to zero.',
  again: 'Type the amount again',
  againHint: (currency: string) => `Confirms a large amount, in ${currency}.`,
  againWrong: 'The amounts do not match.'
}
