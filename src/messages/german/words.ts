import type * as english from '../english/words.ts'
import type { Texts } from '../language.ts'

// The words of statuses, types and purposes.

export const adminStatus: Texts<typeof english.adminStatus> = {
  active: 'Aktiv',
  invited: 'Eingeladen',
  disabled: 'Deaktiviert'
}

export const userStatus: Texts<typeof english.userStatus> = {
  active: 'Aktiv',
  suspended: 'Gesperrt',
  banned: 'Ausgeschlossen',
  closed: 'Geschlossen',
  deleted: 'Gelöscht'
}

export const gameStatus: Texts<typeof english.gameStatus> = {
  draft: 'Entwurf',
  active: 'Aktiv',
  paused: 'Pausiert',
  archived: 'Archiviert',
  waiting: 'Wartet',
  running: 'Läuft',
  finished: 'Beendet',
  cancelled: 'Abgesagt'
}

export const walletStatus: Texts<typeof english.walletStatus> = {
  active: 'Aktiv',
  frozen: 'Eingefroren',
  closed: 'Geschlossen'
}

export const transactionStatus: Texts<typeof english.transactionStatus> = {
  pending: 'Ausstehend',
  reserved: 'Reserviert',
  completed: 'Ausgeführt',
  failed: 'Fehlgeschlagen',
  cancelled: 'Abgebrochen',
  reversed: 'Storniert'
}

export const transactionTypes: Texts<typeof english.transactionTypes> = {
  deposit: 'Einzahlung',
  withdrawal: 'Auszahlung',
  entry_fee: 'Startgeld',
  prize: 'Preisgeld',
  refund: 'Erstattung',
  commission: 'Provision',
  bonus: 'Bonus',
  transfer: 'Umbuchung',
  adjustment: 'Korrektur',
  reversal: 'Storno'
}

export const walletPurposes: Texts<typeof english.walletPurposes> = {
  house: 'Haus',
  fees: 'Gebühren',
  prize_pool: 'Preistopf',
  promo: 'Werbung',
  escrow: 'Treuhand',
  deposits: 'Einzahlungen',
  withdrawals: 'Auszahlungen',
  adjustments: 'Korrekturen'
}
