export const words = {
  adminStatus: {
    active: 'Active',
    invited: 'Invited',
    disabled: 'Disabled'
  },
  userStatus: {
    active: 'Active',
    suspended: 'Suspended',
    banned: 'Banned',
    closed: 'Closed',
    deleted: 'Deleted'
  },
  gameStatus: {
    draft: 'Draft',
    active: 'Active',
    paused: 'Paused',
    archived: 'Archived',
    waiting: 'Waiting',
    running: 'Running',
    finished: 'Finished',
    cancelled: 'Cancelled'
  },
  walletStatus: {
    active: 'Active',
    frozen: 'Frozen',
    closed: 'Closed'
  },
  transactionStatus: {
    pending: 'Pending',
    reserved: 'Reserved',
    completed: 'Completed',
    failed: 'Failed',
    cancelled: 'Cancelled',
    reversed: 'Reversed'
  },
  transactionTypes: {
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
  },
  walletPurposes: {
    house: 'House',
    fees: 'Fees',
    prize_pool: 'Prize pool',
    promo: 'Promotion',
    escrow: 'Escrow',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    adjustments: 'Adjustments'
  }
} as const
