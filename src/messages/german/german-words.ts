import type { words as english } from '../english/words.ts'
import type { Texts } from '../language.ts'

export const words = {
  adminStatus: {
    active: 'Aktiv',
    invited: 'Eingeladen',
    disabled: 'Deaktiviert'
  },
  userStatus: {
    active: 'Aktiv',
    suspended: 'Gesperrt',
    banned: 'Ausgeschlossen',
    closed: 'Geschlossen',
    deleted: 'Gelöscht'
  },
  gameStatus: {
    draft: 'Entwurf',
    active: 'Aktiv',
    paused: 'Pausiert',
    archived: 'Archiviert',
    waiting: 'Wartet',
    running: 'Läuft',
    finished: 'Beendet',
    cancelled: 'Abgesagt'
  },
  walletStatus: {
    active: 'Aktiv',
    frozen: 'Eingefroren',
    closed: 'Geschlossen'
  },
  transactionStatus: {
    pending: 'Ausstehend',
    reserved: 'Reserviert',
    completed: 'Ausgeführt',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
    reversed: 'Storniert'
  },
  transactionTypes: {
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
  },
  walletPurposes: {
    house: 'Haus',
    fees: 'Gebühren',
    prize_pool: 'Preistopf',
    promo: 'Werbung',
    escrow: 'Treuhand',
    deposits: 'Einzahlungen',
    withdrawals: 'Auszahlungen',
    adjustments: 'Korrekturen'
  }
} satisfies Texts<typeof english>
