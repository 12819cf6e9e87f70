/** Field errors. */
export const checks = {
  required: 'Fill this in.',
  reason: 'Give a reason of 5 to 500 characters.',
  unseen: 'Leave out characters that cannot be seen.',
  reference:
    'Letters, digits, spaces and . _ : / # - only, at most 80 characters.',
  email: 'Write an email address, such as name@example.com.',
  adminName: 'Write a name of at most 100 characters.',
  gameName: 'Write a name of at most 120 characters.',
  walletName: 'Write a name of at most 100 characters.',
  displayName: 'Write a name of at most 100 characters.',
  password: 'Use 8 to 200 characters.',
  aboveZero: 'The amount has to be above zero.',
  notBelowZero: 'The amount cannot be below zero.',
  tooMuch: 'No wallet can hold that much.',
  wholeNumber: 'Write a whole number.',
  phone: 'Digits, spaces, brackets and dashes only, such as +48 600 100 200.',
  country: 'Two letters, such as PL.',
  tag: 'A tag has 1 to 30 letters, digits, spaces or dashes.',
  tags: 'At most 20 tags.',
  gameCode: 'Small letters, digits and dashes, 2 to 64 characters.',
  gameKind: 'Small letters, digits and underscores, 2 to 30 characters.',
  players: 'Between 2 and 10,000 players.',
  playersOrder: 'The most cannot be less than the least.',
  commission: 'Between 0 and 100 percent, two decimals at most.',
  decimals: (currency: string) =>
    `No amount can be entered: it is not known how many decimals ${currency} has.`,
  future: 'Choose a time that is still to come.',
  sameWallet: 'Choose another wallet: money cannot move to where it is.'
}
