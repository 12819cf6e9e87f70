// How an action ended, or why that is unknown.

export const refused = 'Nothing was changed.'

export const refusedAgain =
  'Not done this time. An earlier request may still arrive.'

export const sentBefore =
  'It was sent before without an answer. Whatever you send from here, only one is done.'

export const server = (status: number): string =>
  `The server answered ${status}.`

export const notWaited = 'The page was left before the answer came.'

export const requestId = 'Request id'

export const copyRequestId = 'Copy the request id'

export const tryAgain = 'Try again'

export const edit = 'Back to the form'

export const outdated = {
  title: 'Somebody changed this meanwhile',
  text: 'Your changes were not saved. Choose which version to keep.',
  again: 'Nothing was done. Look at it as it is now, then decide.',
  reading: 'Loading the current version',
  failed: 'The current version could not be loaded.',
  same: 'What you see in the form has not changed.',
  field: 'Field',
  yours: 'Yours',
  now: 'Now',
  untouched: 'not changed by you',
  empty: 'empty',
  keep: 'Keep my changes',
  discard: 'Discard mine'
}

export const unknown = {
  title: 'It is not known whether this was done',
  text: 'Check first. To send it again is safe: it is done once at most.',
  asking: 'Asking the server',
  'not-done':
    'Not done so far. An earlier request may still arrive: whatever you send from here, only one is done.',
  unanswered: 'The server could not say. Check again in a moment.',
  check: 'Check',
  sendAgain: 'Send again',
  withheld:
    'It cannot be sent again: a password is not kept when the page is left. Check what became of it.',
  reusedTitle: 'An earlier request was done',
  reused: 'It arrived late. What you changed in the form since was not done.',
  checkReused: 'Check shows what was done.'
}

export const told = {
  balance: (after: string, currency: string) => `Now ${after} ${currency}`,
  balances: (before: string, after: string, currency: string) =>
    `${before} → ${after} ${currency}`,
  ofWallet: (name: string, balances: string) => `${name}: ${balances}`,
  moreWallets: (count: number) =>
    count === 1 ? 'and 1 more wallet' : `and ${count} more wallets`,
  openEntry: 'Open entry',
  otherTitle: 'Done once, maybe not as in the form',
  other: {
    earlier:
      'What you changed in the form since was not done. Look at what was.',
    'one-of-them':
      'One of the requests of this form was done, no other. Look at which.'
  },
  open: { admins: 'Open admin', games: 'Open game' },
  ended: (count: number) =>
    count === 1 ? '1 session was ended.' : `${count} sessions were ended.`
}
