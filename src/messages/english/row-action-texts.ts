export const rowActions = 'What can be done'

export const userRowActions = {
  adjust: 'Adjust balance',
  edit: 'Edit profile',
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  closed: 'The account is closed.',
  deleted: 'The account is deleted.',
  noWallet: 'The user holds no wallet.',
  notActive: 'Only an active account can be suspended.'
}

export const transactionRowActions = {
  reverse: 'Reverse',
  reversed: 'It was reversed already.',
  notCompleted: 'Only what is completed can be reversed.',
  isReversal: 'A reversal is not reversed. Adjust the balance instead.'
}

export const adminRowActions = {
  edit: 'Edit',
  disable: 'Disable',
  enable: 'Enable',
  resetPassword: 'Reset password',
  endSessions: 'End sessions',
  create: 'Create admin',
  own: 'This is you. Another admin has to do this.'
}

export const gameRowActions = {
  edit: 'Edit',
  duplicate: 'Duplicate',
  pause: 'Pause',
  resume: 'Resume',
  open: 'Open',
  archive: 'Archive',
  create: 'New game',
  archived: 'Nothing brings an archived game back.',
  running: 'Pause the game first.',
  notOpen: 'Only an open game can be paused.',
  locked: 'Locked while the game is open. Pause it first.'
}

export const walletRowActions = {
  transfer: 'Transfer',
  adjust: 'Adjust',
  edit: 'Rename and low-balance mark',
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  closed: 'This wallet is closed.',
  frozen: 'This wallet is frozen. Unfreeze it first.',
  counterpart:
    'Adjustments of other wallets go through this one. Use a transfer.'
}
