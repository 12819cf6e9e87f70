export const review = {
  credit: (amount: string, name: string) => `Credit ${amount} to ${name}?`,
  debit: (amount: string, name: string) => `Debit ${amount} from ${name}?`,
  transfer: (amount: string, from: string, to: string) =>
    `Move ${amount} from ${from} to ${to}?`,
  reverse: (name: string) => `Reverse ${name}?`,
  complete: (name: string) => `Complete ${name}?`,
  cancel: (name: string) => `Cancel ${name}?`,
  approve: (name: string) => `Approve ${name}?`,
  decline: (name: string) => `Decline ${name}?`,
  text: 'The money moves at once.',
  released: 'No money moves; anything reserved is released. This is final.',
  declined:
    'No money moves, and nobody can approve it any more. This is final.',
  waits: 'No money moves yet: it waits for approval by another admin.',
  reversible: 'A mistake is corrected by a reversal.',
  accept: {
    credit: (amount: string) => `Credit ${amount}`,
    debit: (amount: string) => `Debit ${amount}`,
    transfer: (amount: string) => `Move ${amount}`,
    reverse: (amount: string) => `Reverse ${amount}`.trimEnd(),
    complete: (amount: string) => `Complete ${amount}`.trimEnd(),
    cancel: 'Cancel transaction',
    approve: (amount: string) => `Approve ${amount}`.trimEnd(),
    decline: 'Decline',
    approval: 'Ask for approval'
  },
  /** Of what waits for approval; the admin's own reason beside it. */
  request: {
    by: 'Asked for by',
    at: 'Asked for on',
    ownReasonCode: 'Your reason code',
    ownReason: 'Your reason'
  },
  back: 'Back',
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
