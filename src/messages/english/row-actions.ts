export const rowActions = 'Available actions'

/** Why something cannot be done. */
export const reasons = {
  user: {
    closed: 'The account is closed.',
    deleted: 'The account is deleted.',
    noWallet: 'The user has no wallet.',
    notActive: 'Only an active account can be suspended.'
  },
  transaction: {
    reversed: 'It has already been reversed.',
    notCompleted: 'Only a completed transaction can be reversed.',
    isReversal: 'A reversal cannot be reversed. Adjust the balance instead.'
  },
  admin: {
    own: 'This is you. Another admin has to do this.'
  },
  game: {
    archived: 'An archived game cannot be restored.',
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
