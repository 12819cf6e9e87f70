import type { Texts } from './language.ts'
import type * as english from './word-texts.english.ts'

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
    posted: 'Verbucht',
    reversed: 'Storniert'
  },
  approval: 'Zur Freigabe',
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
  reasonCodes: {
    mistake: 'Fehler',
    request: 'Auf Wunsch des Nutzers',
    compensation: 'Entschädigung',
    fraud: 'Betrug',
    chargeback: 'Rückbuchung',
    promotion: 'Aktion',
    other: 'Anderes'
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
} satisfies Texts<typeof english.words>
