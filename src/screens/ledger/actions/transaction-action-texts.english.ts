// A transaction is named within a sentence, too: its name begins small.

/**
 * What is offered, asked (`submit`: default the label; `back`: where a bare
 * Cancel could mean the transaction) and reported when done.
 */
export const byAction = {
  'complete-transaction': {
    label: 'Complete',
    title: (name: string) => `Complete ${name}`,
    text: 'You review it first, then its money moves.',
    submit: 'Review',
    done: (name: string) =>
      `${name.charAt(0).toUpperCase()}${name.slice(1)} was completed`
  },
  'approve-transaction': {
    label: 'Approve',
    title: (name: string) => `Approve ${name}`,
    text: 'The money moves as another admin asked for. You review it first.',
    submit: 'Review',
    done: (name: string) => `Approved: ${name}`
  },
  'reverse-transaction': {
    label: 'Reverse',
    title: (name: string) => `Reverse ${name}`,
    text: 'Everything it moved is moved back, once. You review it first.',
    submit: 'Review',
    done: (name: string) =>
      `${name.charAt(0).toUpperCase()}${name.slice(1)} was reversed`
  },
  'cancel-transaction': {
    label: 'Cancel transaction',
    title: (name: string) => `Cancel ${name}`,
    text: 'It will move nothing; anything reserved is released. You review it first.',
    submit: 'Review',
    back: 'Keep open',
    done: (name: string) =>
      `${name.charAt(0).toUpperCase()}${name.slice(1)} was cancelled`
  },
  'decline-transaction': {
    label: 'Decline',
    title: (name: string) => `Decline ${name}`,
    text: 'It will move nothing, and nobody can approve it any more. You review it first.',
    submit: 'Review',
    back: 'Keep open',
    done: (name: string) => `Declined: ${name}`
  }
}

/** On many rows: one and many of them, the button, the question, the result. */
export const inBulk = {
  'complete-transaction': {
    rows: ['transaction', 'transactions'],
    label: 'Complete',
    title: (count: string) => `Complete ${count}`,
    text: 'The money of each moves at once.',
    ownOpen: (count: number, written: string) =>
      count === 1
        ? 'The one that you asked for yourself stays open.'
        : `The ${written} that you asked for yourself stay open.`,
    done: 'Completed'
  },
  'approve-transaction': {
    rows: ['transaction', 'transactions'],
    label: 'Approve',
    title: (count: string) => `Approve ${count}`,
    text: 'The money of each moves at once.',
    ownOpen: (count: number, written: string) =>
      count === 1
        ? 'The one that you asked for yourself stays open.'
        : `The ${written} that you asked for yourself stay open.`,
    done: 'Approved'
  },
  'cancel-transaction': {
    rows: ['transaction', 'transactions'],
    label: 'Cancel transactions',
    title: (count: string) => `Cancel ${count}`,
    text: 'None of their money will move; anything reserved is released. This is final.',
    done: 'Cancelled'
  },
  'decline-transaction': {
    rows: ['transaction', 'transactions'],
    label: 'Decline',
    title: (count: string) => `Decline ${count}`,
    text: 'They will move nothing, and nobody can approve them any more. This is final.',
    done: 'Declined'
  }
}

/** What became of a transaction that somebody else decided first. */
export const decided = {
  now: (status: string) => `It is now: ${status}.`,
  'transaction.completed': (admin: string, when: string) =>
    `${admin} completed it on ${when}.`,
  'transaction.cancelled': (admin: string, when: string) =>
    `${admin} cancelled it on ${when}.`,
  'transaction.approved': (admin: string, when: string) =>
    `${admin} approved it on ${when}.`,
  'transaction.declined': (admin: string, when: string) =>
    `${admin} declined it on ${when}.`
}

/** What of a transaction can be reversed, and what was. */
export const reversing = {
  all: (amount: string) =>
    `Up to ${amount} can be reversed. You review it first.`,
  left: (left: string, amount: string) =>
    `${left} of ${amount} can still be reversed. You review it first.`,
  atMost: (amount: string) => `Only ${amount} is left to be reversed.`,
  done: (amount: string, name: string) =>
    `${amount} of the ${name} was reversed`
}

/** Why something cannot be done. */
export const reasons = {
  reversed: 'It has already been reversed.',
  notCompleted: 'Only a completed transaction can be reversed.',
  posted: 'The transaction that completed this one can be reversed instead.',
  notOpen: 'It is neither pending nor reserved.',
  ownRequest: 'You asked for this: another admin approves it.',
  completeLarge: 'A large amount is completed by itself, with its review.',
  approveLarge: 'A large amount is approved by itself, with its review.',
  notReversible: 'It cannot be reversed now. A reversal may wait for approval.',
  isReversal: 'A reversal cannot be reversed. Adjust the balance instead.'
}
