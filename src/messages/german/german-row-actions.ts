import type * as english from '../english/row-actions.ts'
import type { Texts } from '../language.ts'

export const rowActions: Texts<typeof english.rowActions> =
  'Verfügbare Aktionen'

export const reasons: Texts<typeof english.reasons> = {
  user: {
    closed: 'Der Benutzer ist geschlossen.',
    deleted: 'Der Benutzer ist gelöscht.',
    noWallet: 'Der Benutzer hat kein Konto.',
    notActive: 'Nur aktive Benutzer können gesperrt werden.'
  },
  transaction: {
    reversed: 'Sie wurde bereits storniert.',
    notCompleted: 'Nur eine ausgeführte Buchung kann storniert werden.',
    isReversal:
      'Ein Storno kann nicht storniert werden. Korrigieren Sie stattdessen das Guthaben.'
  },
  admin: {
    own: 'Das sind Sie selbst. Ein anderer Admin muss es tun.'
  },
  game: {
    archived: 'Ein archiviertes Spiel lässt sich nicht wiederherstellen.',
    running: 'Pausieren Sie das Spiel zuerst.',
    notOpen: 'Nur ein offenes Spiel kann pausiert werden.',
    locked: 'Gesperrt, solange das Spiel offen ist. Pausieren Sie es zuerst.'
  },
  wallet: {
    closed: 'Dieses Konto ist geschlossen.',
    frozen: 'Dieses Konto ist eingefroren. Geben Sie es zuerst frei.',
    counterpart: 'Korrekturen anderer Konten laufen über dieses. Buchen Sie um.'
  }
}
