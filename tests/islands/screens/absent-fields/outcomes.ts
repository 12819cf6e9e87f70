import type { Changes } from '../../../support/shown-places.tsx'

/**
 * What every place shows where a field did not come, by what shows it and by
 * the field. Places that are not named do not show the field; `null` is for
 * what is not there at all.
 */
export const outcomes = {
  admins: {
    'Admin.name': {
      'cell name': 'nadia@example.com[/list?open=ID]',
      'name of the row': 'nadia@example.com',
      'drawer title': 'nadia@example.com',
      'file name': '',
      'form name': null
    },
    'Admin.lastLoginAt': {
      'cell lastLoginAt': '',
      'drawer Last sign-in': null,
      'file lastLoginAt': ''
    },
    'Admin.lastLoginIp': {
      'cell lastLoginIp': '',
      'drawer From': null,
      'file lastLoginIp': ''
    },
    'Admin.updatedAt': {
      'drawer Changed': null,
      'file updatedAt': ''
    },
    'Admin.version': {
      'file version': ''
    }
  },
  users: {
    'User.username': {
      'cell displayName': 'Marta Kowalczyk[/list?open=ID]',
      'drawer subtitle': 'Id ID',
      'file username': ''
    },
    'User.displayName': {
      'cell displayName': 'marta.k[/list?open=ID]marta.k',
      'name of the row': 'marta.k',
      'drawer title': 'marta.k',
      'file displayName': '',
      'form displayName': null,
      palette: 'marta.k marta@example.com ID[/users?open=ID]'
    },
    'User.email': {
      'cell email': '',
      'drawer Email': null,
      'file email': '',
      'form email': null,
      palette: 'Marta Kowalczyk marta.k ID[/users?open=ID]'
    },
    'User.emailVerified': {
      'cell email': 'marta@example.com',
      'drawer Email': 'marta@example.com',
      'file emailVerified': ''
    },
    'User.phone': {
      'drawer Phone': null,
      'file phone': '',
      'form phone': null
    },
    'User.country': {
      'cell country': '',
      'drawer Country': null,
      'file country': '',
      'form country': null,
      'check country': null
    },
    'User.avatarUrl': {
      'drawer Picture': null,
      'file avatarUrl': ''
    },
    'User.banReason': {
      'drawer Reason for suspension': null,
      'file banReason': ''
    },
    'User.bannedUntil': {
      'drawer Suspended until': null,
      'file bannedUntil': ''
    },
    'User.gamesPlayed': {
      'cell gamesPlayed': '',
      'drawer Games played': null,
      'file gamesPlayed': '',
      'check gamesPlayed': null
    },
    'User.tags': {
      'cell tags': '',
      'drawer Tags': null,
      'file tags': '',
      'form tags': null
    },
    'User.isTest': {
      'drawer Test account': null,
      'file isTest': '',
      'form isTest': null,
      'check isTest': null
    },
    'User.lastSeenAt': {
      'cell lastSeenAt': '',
      'drawer Last seen': null,
      'file lastSeenAt': '',
      'check lastSeenAt': null
    },
    'User.updatedAt': {
      'drawer Changed': null,
      'file updatedAt': ''
    },
    'User.version': {
      'file version': ''
    },
    'Balance.reserved': {
      'drawer Wallets': 'Euro6.001,284.50 EUR',
      'file balances.EUR.reserved': '',
      'file balances.EUR.reservedMinor': '',
      'check hasReserved': null,
      'dialog of balances': 'EUR1,284.50 EUR6.00 EUR'
    },
    'Balance.bonus': {
      'drawer Wallets': 'Euro150.001,284.50 EUR',
      'file balances.EUR.bonus': '',
      'file balances.EUR.bonusMinor': '',
      'dialog of balances': 'EUR1,284.50 EUR150.00 EUR'
    }
  },
  games: {
    'Game.code': {
      'cell code': '',
      'drawer subtitle': null,
      'drawer Code': null,
      'file code': '',
      'form code': null
    },
    'Game.kind': {
      'cell kind': '',
      'drawer Kind': null,
      'file kind': '',
      'form kind': null
    },
    'Game.minPlayers': {
      'drawer Players allowed': 'up to 8',
      'file minPlayers': '',
      'form minPlayers': null
    },
    'Game.maxPlayers': {
      'cell players': '5',
      'drawer Players allowed': '2 or more',
      'file maxPlayers': '',
      'form maxPlayers': null
    },
    'Game.players': {
      'cell players': '',
      'drawer Players': null,
      'file players': ''
    },
    'Game.entryFee': {
      'cell entryFee': '',
      'drawer Entry fee': null,
      'file entryFee': '',
      'file entryFeeMinor': '',
      'file entryFeeCurrency': '',
      'form currency': null,
      'form fee': null
    },
    'Game.prizePool': {
      'cell prizePool': '',
      'drawer Prize pool': null,
      'file prizePool': '',
      'file prizePoolMinor': '',
      'file prizePoolCurrency': ''
    },
    'Game.commissionBps': {
      'cell commissionBps': '',
      'drawer Commission': null,
      'file commissionBps': '',
      'form commission': null
    },
    'Game.isPrivate': {
      'cell name': 'Chess Blitz[/list?open=ID]',
      'drawer Visibility': null,
      'file isPrivate': '',
      'form isPrivate': null
    },
    'Game.startedAt': {
      'cell startedAt': '',
      'drawer Started': null,
      'file startedAt': ''
    },
    'Game.finishedAt': {
      'drawer Finished': null,
      'file finishedAt': ''
    },
    'Game.updatedAt': {
      'drawer Changed': null,
      'file updatedAt': ''
    },
    'Game.version': {
      'file version': ''
    }
  },
  'system wallets': {
    'SystemWallet.code': {
      'cell code': '',
      'cell name': 'Prize pool[/list?open=ID]',
      'drawer Code': null,
      'drawer subtitle': null,
      'file code': ''
    },
    'SystemWallet.purpose': {
      'cell purpose': '',
      'drawer Purpose': null,
      'file purpose': ''
    },
    'SystemWallet.reserved': {
      'cell reserved': '',
      'cell available': '',
      'drawer Reserved': null,
      'drawer Available': null,
      'file reserved': '',
      'file reservedMinor': ''
    },
    'SystemWallet.change24h': {
      'cell change24h': '',
      'drawer Last 24 h': null,
      'file change24h': '',
      'file change24hMinor': ''
    },
    'SystemWallet.lowBalanceAt': {
      'cell balance': 'below zero −100.00 EUR',
      'drawer Balance': '−100.00 EUR',
      'drawer Low below': null,
      'file lowBalanceAt': '',
      'file lowBalanceAtMinor': '',
      'form lowBalanceAt': null
    },
    'SystemWallet.allowNegative': {
      'cell balance': 'low −100.00 EUR',
      'drawer Below zero': null,
      'file allowNegative': ''
    },
    'SystemWallet.lastTransactionAt': {
      'cell lastTransactionAt': '',
      'drawer Last transaction': null,
      'file lastTransactionAt': ''
    },
    'SystemWallet.version': {
      'file version': ''
    }
  },
  entries: {
    'Transaction.effectiveAt': {
      'drawer Effective': null,
      'file effectiveAt': ''
    },
    'Transaction.cancelledAt': {
      'drawer Cancelled': null,
      'file cancelledAt': ''
    },
    'Transaction.balanceBefore': {
      'file balanceBefore': '',
      'file balanceBeforeMinor': '',
      'statement check': 'Not checked: the server states too few balances.',
      toast: 'Prize pool: The balance is now 6,133.60\u00a0EUR.'
    },
    'Transaction.balanceAfter': {
      'cell balanceAfter': '',
      'drawer story':
        'The balance has changed, but the server does not state the result.',
      'drawer All transactions of this movement':
        'Prize pool[/system-wallets/transactions?walletId=wal_3&createdAt=any] Debit, this transactiondebit −86.40 EUR',
      'file balanceAfter': '',
      'file balanceAfterMinor': '',
      'statement entry':
        '21 Nov 2026 13:47:05 | Prize | Chess Blitz, Marta K. | PRZ-1 | Completed |  | 86.40 | ',
      'statement check': 'Not checked: the server states too few balances.',
      toast: null
    },
    'Transaction.walletId': {
      'drawer Wallet': 'Prize pool',
      'drawer All transactions of this movement':
        'Prize pool Debit, this transactiondebit −86.40 EUR from 6,220.00 to 6,133.606,220.00 → 6,133.60',
      'file walletId': '',
      'check walletId': null,
      palette:
        'PRZ-1 Prize · Completed · Prize pool → Marta K. · 21 Nov 13:47:05 debit −86.40 EUR[/users/42/transactions?open=ID]',
      'statement heading': 'EUR',
      'link of the toast': '/users/42/transactions?open=ID'
    },
    'Transaction.walletName': {
      'cell counterparty': 'Marta K.[/users/42/transactions]',
      'cell walletName': 'wal_3',
      'drawer Wallet': 'wal_3',
      'drawer All transactions of this movement':
        'wal_3 Debit, this transactiondebit −86.40 EUR from 6,220.00 to 6,133.606,220.00 → 6,133.60',
      'file walletName': '',
      palette:
        'PRZ-1 Prize · Completed · wal_3 → Marta K. · 21 Nov 13:47:05 debit −86.40 EUR[/users/42/transactions?open=ID]',
      toast: 'wal_3: 6,220.00 → 6,133.60\u00a0EUR',
      'link of the toast': '/users/42/transactions?open=ID'
    },
    'Transaction.userId': {
      'drawer User': 'Marta Kowalczyk',
      'file userId': ''
    },
    'Transaction.userName': {
      'drawer User': '42[/users/42/transactions]',
      'file userName': ''
    },
    'Transaction.counterparty': {
      'cell counterparty': '',
      'drawer Counterparty': null,
      'file counterparty.kind': '',
      'file counterparty.id': '',
      'file counterparty.name': '',
      palette:
        'PRZ-1 Prize · Completed · Prize pool · 21 Nov 13:47:05 debit −86.40 EUR[/system-wallets/transactions?walletId=wal_3&createdAt=any&open=ID]',
      'statement entry':
        '21 Nov 2026 13:47:05 | Prize | Chess Blitz | PRZ-1 | Completed |  | 86.40 | 6,133.60'
    },
    'Transaction.gameId': {
      'drawer Game': 'Chess Blitz',
      'file gameId': '',
      'check gameId': null
    },
    'Transaction.gameName': {
      'cell description': 'Second place[/list?open=txn_1]',
      'drawer Game':
        'gam_9[/system-wallets/transactions?gameId=gam_9&createdAt=any]',
      'file gameName': '',
      'statement entry':
        '21 Nov 2026 13:47:05 | Prize | Marta K. | PRZ-1 | Completed |  | 86.40 | 6,133.60'
    },
    'Transaction.reference': {
      'cell reference': '',
      'drawer Reference': null,
      'file reference': '',
      palette:
        'ID Prize · Completed · Prize pool → Marta K. · 21 Nov 13:47:05 debit −86.40 EUR[/system-wallets/transactions?walletId=wal_3&createdAt=any&open=ID]',
      'statement entry':
        '21 Nov 2026 13:47:05 | Prize | Chess Blitz, Marta K. |  | Completed |  | 86.40 | 6,133.60'
    },
    'Transaction.groupId': {
      'drawer Movement': null,
      'file groupId': '',
      'check groupId': null
    },
    'Transaction.reversesId': {
      'cell description': 'Chess Blitz[/list?open=txn_9]',
      'drawer Reverses': null,
      'file reversesId': ''
    },
    'Transaction.reversedById': {
      'drawer Reversed by': null,
      'file reversedById': ''
    },
    'Transaction.reversible': {
      'drawer Still reversible': null,
      'file reversible': '',
      'file reversibleMinor': ''
    },
    'Transaction.postedById': {
      'drawer Completed as': null,
      'file postedById': ''
    },
    'Transaction.postsId': {
      // It is not known to have been approved.
      'drawer Approved by': null,
      'drawer By': 'Nadia Ferrandadm_3',
      'drawer Reason of the request': null,
      'drawer Reason': 'Second place',
      'drawer Completes': null,
      'file postsId': ''
    },
    'Transaction.waitsFor': {
      'drawer Waits for': null,
      'file waitsFor': ''
    },
    'Transaction.actions': {
      'file actions': ''
    },
    'Transaction.version': {
      'file version': ''
    },
    'Transaction.operator': {
      'cell operator': '',
      'check operatorId': null,
      'drawer Approved by': null,
      'file operator.id': '',
      'file operator.name': ''
    },
    'Transaction.reasonCode': {
      // It is not known to have been approved.
      'drawer Approved by': null,
      'drawer By': 'Nadia Ferrandadm_3',
      'drawer Reason of the request': null,
      'drawer Reason': 'Second place',
      'drawer Reason code': null,
      'file reasonCode': '',
      'check reasonCode': null
    },
    'Transaction.reason': {
      'drawer Reason of the request': null,
      'file reason': ''
    },
    'Transaction.failureCode': {
      'drawer Failure code': null,
      'file failureCode': ''
    },
    'Transaction.metadata': {
      'drawer table': null,
      'file metadata': ''
    },
    'Counterparty.name': {
      'cell counterparty': 'to 42[/users/42/transactions]',
      'drawer Counterparty': '42[/users/42/transactions]',
      'file counterparty.name': '',
      palette:
        'PRZ-1 Prize · Completed · Prize pool → 42 · 21 Nov 13:47:05 debit −86.40 EUR[/system-wallets/transactions?walletId=wal_3&createdAt=any&open=ID]',
      'statement entry':
        '21 Nov 2026 13:47:05 | Prize | Chess Blitz, 42 | PRZ-1 | Completed |  | 86.40 | 6,133.60'
    }
  },
  'who is signed in': {
    'CurrentAdmin.email': {
      account: 'Ada[/admins?open=adm_1]'
    },
    'CurrentAdmin.name': {
      account: 'a@example.coma@example.com[/admins?open=adm_1]'
    }
  },
  'what was done': {
    'AuditEntry.amount': {
      activity:
        'Nadia Ferrand suspended the account: Marta Kowalczyk[/users?open=42] 21 Nov 13:47:05Fraud: Two accountsStatusActive →became SuspendedTransactiontxn_9[/users/42/transactions?open=txn_9]'
    },
    'AuditEntry.reasonCode': {
      activity:
        'Nadia Ferrand suspended the account: Marta Kowalczyk[/users?open=42] 21 Nov 13:47:05−12.50 EUR · Two accountsStatusActive →became SuspendedTransactiontxn_9[/users/42/transactions?open=txn_9]'
    },
    'AuditEntry.before': {
      activity:
        'Nadia Ferrand suspended the account: Marta Kowalczyk[/users?open=42] 21 Nov 13:47:05−12.50 EUR · Fraud: Two accountsStatusSuspendedTransactiontxn_9[/users/42/transactions?open=txn_9]'
    },
    'AuditEntry.after': {
      activity:
        'Nadia Ferrand suspended the account: Marta Kowalczyk[/users?open=42] 21 Nov 13:47:05−12.50 EUR · Fraud: Two accountsTransactiontxn_9[/users/42/transactions?open=txn_9]'
    },
    'AuditEntry.reason': {
      activity:
        'Nadia Ferrand suspended the account: Marta Kowalczyk[/users?open=42] 21 Nov 13:47:05−12.50 EUR · FraudStatusActive →became SuspendedTransactiontxn_9[/users/42/transactions?open=txn_9]'
    },
    'AuditEntry.requestId': {},
    'AuditEntry.subjects': {
      activity:
        'Nadia Ferrand suspended the account: User 42[/users?open=42] 21 Nov 13:47:05−12.50 EUR · Fraud: Two accountsStatusActive →became Suspended'
    },
    'AuditSubject.name': {
      activity:
        'Nadia Ferrand suspended the account: User 42[/users?open=42] 21 Nov 13:47:05−12.50 EUR · Fraud: Two accountsStatusActive →became SuspendedTransactiontxn_9[/users/42/transactions?open=txn_9]'
    },
    'AuditSubject.owner': {
      activity:
        'Nadia Ferrand suspended the account: Marta Kowalczyk[/users?open=42] 21 Nov 13:47:05−12.50 EUR · Fraud: Two accountsStatusActive →became SuspendedAlso touchedtxn_9'
    }
  },
  currencies: {
    'Currency.name': {
      'wallets of a user': 'EUR6.00150.001,284.50 EUR',
      'filter of an amount': 'EUR',
      'choice of a form': 'EUR'
    },
    'Currency.symbol': {},
    'Currency.largeAmount': {}
  },
  'the review of a movement': {
    'PreviewLeg.reserved': {
      review:
        'Marta Kowalczyk User wallet, EUR1,284.50150.00 reserved+10.001,294.50'
    },
    'PreviewLeg.reservedBefore': {
      review:
        'Marta Kowalczyk User wallet, EUR1,284.50+10.001,294.50150.00 reserved'
    }
  },
  'what waits for approval': {
    'Preview.needsApproval': {
      question:
        'The money moves at once. A mistake is corrected by a reversal. Credit'
    }
  },
  'the balances of a user': {
    'Balance.reserved': {
      balances: 'Available1,284.50 EUR'
    },
    'Balance.bonus': {}
  },
  'what a ledger comes to': {
    'ListMeta.total': {
      range: '1–1 of many',
      pages:
        '1[/system-wallets/transactions?createdAt=2026-11-20..2026-11-20][/system-wallets/transactions?createdAt=2026-11-20..2026-11-20&page=2&cursor=after-25]',
      'said aloud': '1 of many transactions'
    },
    'ListMeta.totalPages': {},
    'ListMeta.nextCursor': {
      pages:
        '1[/system-wallets/transactions?createdAt=2026-11-20..2026-11-20]2[/system-wallets/transactions?createdAt=2026-11-20..2026-11-20&page=2]3[/system-wallets/transactions?createdAt=2026-11-20..2026-11-20&page=3][/system-wallets/transactions?createdAt=2026-11-20..2026-11-20&page=2]'
    },
    'ListMeta.totals': {
      figures: '',
      chart: '',
      sums: null
    },
    'ListMeta.counts': {
      filter: 'StatusCompleted'
    }
  },
  'what wallets hold': {
    'ListMeta.holdings': {
      figures: '',
      sums: null
    },
    'Holding.lowest': {
      figures: 'Available in 1 wallet74.50 EUR'
    }
  }
} as const satisfies Record<string, Changes>
