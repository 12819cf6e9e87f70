export const rowActions = 'Available actions'

export const copyOf = (name: string): string => `${name} (copy)`

export const close = 'Close'
export const cancel = 'Cancel'

export const notChosen = 'Choose one'

export const walletChoice = {
  frozen: (name: string) => `${name} (frozen: no money moves)`,
  closed: (name: string) => `${name} (closed: no money moves)`
}

export const choicesFailed = 'The options could not be loaded.'

export const offline =
  'You are offline. Nothing is sent until you are connected again.'

export const unstated =
  'The server does not state a value. Leave empty to keep it as it is.'

export const lastSaveWins =
  'The server keeps no versions of this: the last save wins.'

export const sending = 'Sending. Keep this page open until there is an answer.'

export const understood = (
  amount: string,
  currency: string,
  minorUnits: string
): string => `${amount} ${currency} = ${minorUnits} units`

export const optional = (label: string): string => `${label} (optional)`

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
  text: 'It may have been done. Check before you do it again.',
  accept: 'Close',
  reject: 'Stay'
}

export const problems = (count: number): string =>
  count === 1
    ? '1 field needs your attention'
    : `${count} fields need your attention`

export const notOpened = {
  title: 'The form could not be opened',
  text: 'The currencies could not be loaded, so amounts cannot be entered.'
}

export const form = {
  password: 'Password',
  countryHint: 'Two letters, such as PL.',
  tagsHint: 'Separated by commas.',
  reasonHint: 'Recorded with your name and the time.',
  referenceHint: 'A ticket or an invoice.',
  referenceNeeded: 'The ticket or invoice that this corrects.',
  until: 'Until',
  untilHint: 'Leave empty to suspend indefinitely.',
  codeHint: 'Lowercase letters, digits and dashes.',
  kindHint: 'Lowercase letters, digits and underscores.',
  isPrivate: 'Private game',
  lowBalanceHint: 'Leave empty for no low-balance warning.',
  credit: 'Credit: adds to the wallet',
  debit: 'Debit: takes from the wallet',
  from: 'From',
  fromFirst: 'Choose the source wallet first',
  to: 'To'
}
