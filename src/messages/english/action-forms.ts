export const copyOf = (name: string): string => `${name} (copy)`

export const cancel = 'Cancel'

export const close = 'Close'

export const notChosen = 'Choose one'

export const walletChoice = {
  frozen: (name: string) => `${name} (frozen: no money moves)`,
  closed: (name: string) => `${name} (closed: no money moves)`
}

export const choicesFailed = 'The choices did not load.'

export const offline =
  'You are offline. Nothing is sent until you are connected again.'

export const unstated =
  'The server names no value. Left empty, it stays as it is.'

export const lastSaveWins =
  'The server names no version of this: the last save wins.'

export const sending = 'Sending. Keep this page open until there is an answer.'

export const understood = (
  amount: string,
  currency: string,
  minorUnits: string
): string => `${amount} ${currency} = ${minorUnits} units`

export const timesIn = (zone: string): string => `Times are in ${zone}.`

export const generate = 'Generate'

export const generated = {
  copied: 'Generated and copied. It is not shown again later.',
  shown: 'Generated. Copy it now, it is not shown again later.'
}

export const wait = (seconds: number): string =>
  `You can try again in ${seconds} s.`

export const discard = {
  title: 'Discard what you typed?',
  text: 'Nothing has been sent yet.',
  accept: 'Discard',
  reject: 'Keep editing'
}

export const leaveUnknown = {
  title: 'Close without an answer?',
  text: 'It may have been done. Look for it before you do it again.',
  accept: 'Close',
  reject: 'Stay'
}

export const problems = (count: number): string =>
  count === 1 ? '1 field needs a change' : `${count} fields need a change`

export const notOpened = {
  title: 'The form was not opened',
  text: 'The currencies are not known, so no amount can be read or written.'
}

export const form = {
  password: 'Password',
  countryHint: 'Two letters, such as PL.',
  tagsHint: 'Separated by commas.',
  reasonHint: 'It stays in the record.',
  referenceHint: 'A ticket or an invoice. May be left empty.',
  referenceNeeded: 'What this corrects: a ticket or an invoice.',
  until: 'Until',
  untilHint: 'Left empty, until somebody ends it.',
  codeHint: 'Small letters, digits and dashes.',
  kindHint: 'Small letters, digits and underscores.',
  isPrivate: 'Private game',
  lowBalanceHint: 'Left empty, nothing is marked as low.',
  credit: 'Credit, gives to the wallet',
  debit: 'Debit, takes from the wallet',
  from: 'From',
  fromFirst: 'Choose where it comes from first',
  to: 'To'
}
