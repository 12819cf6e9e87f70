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
    posted: 'Posted',
    reversed: 'Reversed'
  },
  /** Of what waits for another admin; as long as its column. */
  approval: 'For approval',
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
  reasonCodes: {
    mistake: 'Mistake',
    request: 'Asked for by the user',
    compensation: 'Compensation',
    fraud: 'Fraud',
    chargeback: 'Chargeback',
    promotion: 'Promotion',
    other: 'Other'
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
