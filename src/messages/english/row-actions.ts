export const openGame = 'Open'

export const rowActions = 'What can be done'

/** Why something cannot be done. */
export const reasons = {
  user: {
    closed: 'The account is closed.',
    deleted: 'The account is deleted.',
    noWallet: 'The user holds no wallet.',
    notActive: 'Only an active account can be suspended.'
  },
  transaction: {
    reversed: 'It was reversed already.',
    notCompleted: 'Only what is completed can be reversed.',
    isReversal: 'A reversal is not reversed. Adjust the balance instead.'
  },
  admin: {
    own: 'This is you. Another admin has to do this.'
  },
  game: {
    archived: 'Nothing brings an archived game back.',
    running: 'Pause the game first.',
    notOpen: 'Only an open game can be paused.',
    locked: 'Locked while the game is open. Pause it first.'
  },
  wallet: {
    closed: 'This wallet is closed.',
    frozen: 'This wallet is frozen. Unfreeze it first.',
    counterpart:
      'Adjustments of other wallets go through this one. Use a transfer.'
  }
}
