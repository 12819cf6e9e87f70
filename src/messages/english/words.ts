// The words of statuses, types and purposes.

export const adminStatus = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled'
}

export const userStatus = {
  active: 'Active',
  suspended: 'Suspended',
  banned: 'Banned',
  closed: 'Closed',
  deleted: 'Deleted'
}

export const gameStatus = {
  draft: 'Draft',
  active: 'Active',
  paused: 'Paused',
  archived: 'Archived',
  waiting: 'Waiting',
  running: 'Running',
  finished: 'Finished',
  cancelled: 'Cancelled'
}

export const walletStatus = {
  active: 'Active',
  frozen: 'Frozen',
  closed: 'Closed'
}

export const transactionStatus = {
  pending: 'Pending',
  reserved: 'Reserved',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  reversed: 'Reversed'
}

export const transactionTypes = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  entry_fee: 'Entry fee',
  prize: 'Prize',
  refund: 'Refund',
  commission: 'Commission',
  bonus: 'Bonus',
  transfer: 'Transfer',
  adjustment: 'Adjustment',
  reversal: 'Reversal'
}

export const walletPurposes = {
  house: 'House',
  fees: 'Fees',
  prize_pool: 'Prize pool',
  promo: 'Promotion',
  escrow: 'Escrow',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  adjustments: 'Adjustments'
}
