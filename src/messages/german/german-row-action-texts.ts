import type * as english from '../english/row-action-texts.ts'
import type { Texts } from '../language.ts'

export const rowActions: Texts<typeof english.rowActions> = 'Was möglich ist'

export const userRowActions: Texts<typeof english.userRowActions> = {
  adjust: 'Guthaben korrigieren',
  edit: 'Profil bearbeiten',
  suspend: 'Sperren',
  reinstate: 'Entsperren',
  closed: 'Der Benutzer ist geschlossen.',
  deleted: 'Der Benutzer ist gelöscht.',
  noWallet: 'Der Benutzer hat kein Konto.',
  notActive: 'Nur aktive Benutzer können gesperrt werden.'
}

export const transactionRowActions: Texts<
  typeof english.transactionRowActions
> = {
  reverse: 'Stornieren',
  reversed: 'Sie wurde schon storniert.',
  notCompleted: 'Nur Ausgeführtes kann storniert werden.',
  isReversal:
    'Ein Storno wird nicht storniert. Korrigieren Sie stattdessen das Guthaben.'
}

export const adminRowActions: Texts<typeof english.adminRowActions> = {
  edit: 'Bearbeiten',
  disable: 'Deaktivieren',
  enable: 'Aktivieren',
  resetPassword: 'Passwort zurücksetzen',
  endSessions: 'Sitzungen beenden',
  create: 'Admin anlegen',
  own: 'Das sind Sie selbst. Ein anderer Admin muss es tun.'
}

export const gameRowActions: Texts<typeof english.gameRowActions> = {
  edit: 'Bearbeiten',
  duplicate: 'Duplizieren',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  open: 'Öffnen',
  archive: 'Archivieren',
  create: 'Neues Spiel',
  archived: 'Ein archiviertes Spiel kommt nicht zurück.',
  running: 'Pausieren Sie das Spiel zuerst.',
  notOpen: 'Nur ein offenes Spiel kann pausiert werden.',
  locked: 'Gesperrt, solange das Spiel offen ist. Pausieren Sie es zuerst.'
}

export const walletRowActions: Texts<typeof english.walletRowActions> = {
  transfer: 'Umbuchen',
  adjust: 'Korrigieren',
  edit: 'Name und Niedrig-Marke ändern',
  freeze: 'Einfrieren',
  unfreeze: 'Freigeben',
  closed: 'Dieses Konto ist geschlossen.',
  frozen: 'Dieses Konto ist eingefroren. Geben Sie es zuerst frei.',
  counterpart: 'Korrekturen anderer Konten laufen über dieses. Buchen Sie um.'
}
