import type * as english from '../english/row-actions.ts'
import type { Texts } from '../language.ts'

export const openGame: Texts<typeof english.openGame> = 'Öffnen'

export const rowActions: Texts<typeof english.rowActions> = 'Was möglich ist'

export const reasons: Texts<typeof english.reasons> = {
  user: {
    closed: 'Der Benutzer ist geschlossen.',
    deleted: 'Der Benutzer ist gelöscht.',
    noWallet: 'Der Benutzer hat kein Konto.',
    notActive: 'Nur aktive Benutzer können gesperrt werden.'
  },
  transaction: {
    reversed: 'Sie wurde schon storniert.',
    notCompleted: 'Nur Ausgeführtes kann storniert werden.',
    isReversal:
      'Ein Storno wird nicht storniert. Korrigieren Sie stattdessen das Guthaben.'
  },
  admin: {
    own: 'Das sind Sie selbst. Ein anderer Admin muss es tun.'
  },
  game: {
    archived: 'Ein archiviertes Spiel kommt nicht zurück.',
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
