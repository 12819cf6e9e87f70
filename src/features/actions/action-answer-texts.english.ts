// How an action ended, or why that is unknown.

export const refused = 'Nothing was changed.'

export const refusedAgain =
  'Not done this time. An earlier request may still arrive.'

export const sentBefore =
  'It was already sent, and no answer came. However often you send it from here, it is done only once.'

export const server = (status: number): string =>
  `The server answered ${status}.`

export const notWaited = 'You left the page before the answer came.'

export const requestId = 'Request id'

export const copyRequestId = 'Copy the request id'

export const tryAgain = 'Try again'

export const edit = 'Back to the form'

export const outdated = {
  title: 'Someone else has changed this',
  decided: 'This was already decided',
  unchanged: 'You have changed nothing.',
  text: 'Your changes were not saved. Choose which version to keep.',
  again: 'Nothing was done. Check the current version, then decide.',
  reading: 'Loading the current version',
  failed: 'The current version could not be loaded.',
  same: 'The fields of this form have not changed.',
  field: 'Field',
  yours: 'Yours',
  now: 'Now',
  untouched: 'not changed by you',
  empty: 'empty',
  keep: 'Keep my changes',
  discard: 'Discard my changes'
}

export const unknown = {
  title: 'It is unclear whether this was done',
  text: 'Check first. Sending it again is safe: it is done at most once.',
  checking: 'Checking with the server',
  'not-done':
    'Not done so far. An earlier request may still arrive; however often you send it from here, it is done only once.',
  unanswered: 'It could not be checked. Try again in a moment.',
  check: 'Check',
  sendAgain: 'Send again',
  secretLost:
    'It cannot be sent again, as a password is not kept once you leave the page. Check whether it was done.',
  reusedTitle: 'An earlier request was done',
  reused:
    'It arrived late. Changes made to the form since then were not applied.',
  checkReused: 'Check shows what was done.',
  noKeys:
    'This server cannot say. Look whether it was done before you do it again.',
  look: 'Look at the transactions'
}

export const doneTexts = {
  balance: (after: string, currency: string) =>
    `The balance is now ${after}\u00a0${currency}.`,
  balances: (before: string, after: string, currency: string) =>
    `${before} → ${after}\u00a0${currency}`,
  ofWallet: (name: string, balances: string) => `${name}: ${balances}`,
  moreWallets: (count: number) =>
    count === 1
      ? '1 more wallet was changed.'
      : `${count} more wallets were changed.`,
  openEntry: 'View transaction',
  accepted: 'The server accepted this, and has not done it yet',
  acceptedFor: (name: string) => `The request is for ${name}.`,
  waitsForApproval: 'This waits for approval by another admin',
  otherTitle: 'This was done once, possibly with earlier values',
  other: {
    earlier:
      'Changes made to the form since then were not applied. Check what was done.',
    'one-of-them':
      'One of the requests of this form was done, and no other. Check which one.'
  },
  open: {
    admins: 'View admin',
    users: 'View user',
    games: 'View game',
    'system-wallets': 'View wallet'
  },
  ended: (count: number) =>
    count === 1 ? '1 session was ended.' : `${count} sessions were ended.`
}
