/** Field errors. */
export const checks = {
  required: 'This field is required.',
  reason: 'Give a reason of 5 to 500 characters.',
  note: 'Write a note of at most 2,000 characters.',
  unseen: 'Remove invisible characters.',
  reference:
    'Letters, digits, spaces and . _ : / # - only, at most 80 characters.',
  email: 'Enter an email address, such as name@example.com.',
  adminName: 'Enter a name of at most 100 characters.',
  gameName: 'Enter a name of at most 120 characters.',
  walletName: 'Enter a name of at most 100 characters.',
  displayName: 'Enter a name of at most 100 characters.',
  password: 'Use 8 to 200 characters.',
  aboveZero: 'The amount must be above zero.',
  notBelowZero: 'The amount cannot be below zero.',
  wholeNumber: 'Enter a whole number.',
  phone: 'Digits, spaces, brackets and dashes only, such as +48 600 100 200.',
  country: 'Two letters, such as PL.',
  tag: 'A tag has 1 to 30 letters, digits, spaces or dashes.',
  tags: 'At most 20 tags.',
  gameCode: 'Lowercase letters, digits and dashes, 2 to 64 characters.',
  gameKind: 'Lowercase letters, digits and underscores, 2 to 30 characters.',
  players: 'Between 2 and 10,000 players.',
  playersOrder: 'The maximum cannot be less than the minimum.',
  commission: 'Between 0 and 100 percent, two decimals at most.',
  decimals: (currency: string) =>
    `No amount can be entered, as the number of decimals of ${currency} is unknown.`,
  future: 'Choose a time in the future.',
  sameWallet: 'Choose a different wallet.'
}
