import type * as english from '../english/action-views.ts'
import type { Texts } from '../language.ts'

export const views: Texts<typeof english.views> = {
  'create-admin': {
    title: () => 'Admin anlegen',
    text: 'Die Anmeldung ist sofort möglich. Übergeben Sie das Passwort selbst.',
    submit: 'Admin anlegen'
  },
  'edit-admin': { title: name => `${name} bearbeiten`, submit: 'Speichern' },
  'disable-admin': {
    title: name => `${name} deaktivieren?`,
    text: 'Wird sofort abgemeldet und kann sich nicht anmelden, bis der Zugang aktiviert wird.',
    submit: 'Deaktivieren'
  },
  'enable-admin': {
    title: name => `${name} aktivieren?`,
    text: 'Kann sich wieder mit dem bisherigen Passwort anmelden.',
    submit: 'Aktivieren'
  },
  'reset-admin-password': {
    title: name => `Neues Passwort für ${name}`,
    text: 'Wird überall abgemeldet. Übergeben Sie das Passwort selbst.',
    submit: 'Passwort setzen'
  },
  'end-admin-sessions': {
    title: name => `${name} überall abmelden?`,
    text: 'Eine neue Anmeldung ist sofort möglich.',
    submit: 'Abmelden'
  },
  'edit-user': { title: name => `${name} bearbeiten`, submit: 'Speichern' },
  'suspend-user': {
    title: name => `${name} sperren?`,
    text: 'Kann weder spielen noch auszahlen, bis die Sperre endet.',
    submit: 'Sperren'
  },
  'reinstate-user': {
    title: name => `${name} entsperren?`,
    text: 'Kann sofort wieder spielen und auszahlen.',
    submit: 'Entsperren'
  },
  'adjust-user': {
    title: name => `Guthaben von ${name} korrigieren`,
    text: 'Noch bewegt sich nichts: Sie sehen zuerst, was geschehen würde.',
    submit: 'Prüfen'
  },
  'create-game': {
    title: () => 'Spiel anlegen',
    text: 'Es ist ein Entwurf, dem niemand beitreten kann, bis es geöffnet wird.',
    submit: 'Spiel anlegen'
  },
  'duplicate-game': {
    title: name => `${name} duplizieren`,
    text: 'Die Kopie ist ein Entwurf mit eigenem Code.',
    submit: 'Spiel anlegen'
  },
  'edit-game': { title: name => `${name} bearbeiten`, submit: 'Speichern' },
  'pause-game': {
    title: name => `${name} pausieren?`,
    text: 'Niemand kann beitreten, bis es fortgesetzt wird.',
    submit: 'Pausieren'
  },
  'resume-game': {
    title: name => `${name} öffnen?`,
    text: 'Spieler können sofort beitreten.',
    submit: 'Öffnen'
  },
  'archive-game': {
    title: name => `${name} archivieren?`,
    text: 'Ein archiviertes Spiel kommt nicht zurück.',
    submit: 'Archivieren'
  },
  'edit-wallet': {
    title: name => `${name} bearbeiten`,
    submit: 'Speichern'
  },
  'freeze-wallet': {
    title: name => `${name} einfrieren?`,
    text: 'Kein Geld kommt oder geht, bis es freigegeben wird.',
    submit: 'Einfrieren'
  },
  'unfreeze-wallet': {
    title: name => `${name} freigeben?`,
    text: 'Geld kann sofort wieder kommen und gehen.',
    submit: 'Freigeben'
  },
  'adjust-wallet': {
    title: name => `Saldo von ${name} korrigieren`,
    text: 'Noch bewegt sich nichts: Sie sehen zuerst, was geschehen würde.',
    submit: 'Prüfen'
  },
  transfer: {
    title: name =>
      name === '' ? 'Zwischen Konten umbuchen' : `Von ${name} umbuchen`,
    text: 'Noch bewegt sich nichts: Sie sehen zuerst, was geschehen würde.',
    submit: 'Prüfen'
  },
  'reverse-transaction': {
    title: name => `${name} stornieren`,
    text: 'Alles, was bewegt wurde, geht einmal zurück. Sie sehen zuerst, was geschehen würde.',
    submit: 'Prüfen'
  }
}

export const done: Texts<typeof english.done> = {
  'create-admin': name => `${name} kann sich jetzt anmelden`,
  'edit-admin': name => `${name} wurde geändert`,
  'disable-admin': name => `${name} wurde deaktiviert`,
  'enable-admin': name => `${name} wurde aktiviert`,
  'reset-admin-password': name => `${name} hat ein neues Passwort`,
  'end-admin-sessions': name => `${name} wurde abgemeldet`,
  'edit-user': name => `${name} wurde geändert`,
  'suspend-user': name => `${name} wurde gesperrt`,
  'reinstate-user': name => `${name} wurde entsperrt`,
  'adjust-user': name => `Das Guthaben von ${name} wurde korrigiert`,
  'create-game': name => `${name} wurde angelegt`,
  'duplicate-game': name => `${name} wurde dupliziert`,
  'edit-game': name => `${name} wurde geändert`,
  'pause-game': name => `${name} wurde pausiert`,
  'resume-game': name => `${name} ist wieder offen`,
  'archive-game': name => `${name} wurde archiviert`,
  'edit-wallet': name => `${name} wurde geändert`,
  'freeze-wallet': name => `${name} wurde eingefroren`,
  'unfreeze-wallet': name => `${name} ist wieder frei`,
  'adjust-wallet': name => `Der Saldo von ${name} wurde korrigiert`,
  transfer: name =>
    name === '' ? 'Das Geld wurde umgebucht' : `Das Geld hat ${name} verlassen`,
  'reverse-transaction': name => `${name} wurde storniert`
}

export const inBulk: Texts<typeof english.inBulk> = {
  'suspend-user': {
    rows: ['Benutzer', 'Benutzer'],
    label: 'Sperren',
    title: count => `${count} sperren`,
    text: 'Sie können weder spielen noch auszahlen, bis die Sperre endet.',
    done: 'Gesperrt'
  },
  'reinstate-user': {
    rows: ['Benutzer', 'Benutzer'],
    label: 'Entsperren',
    title: count => `${count} entsperren`,
    text: 'Sie können sofort wieder spielen und auszahlen.',
    done: 'Entsperrt'
  },
  'disable-admin': {
    rows: ['Admin', 'Admins'],
    label: 'Deaktivieren',
    title: count => `${count} deaktivieren`,
    text: 'Sie werden sofort abgemeldet und können sich nicht anmelden, bis sie aktiviert werden.',
    done: 'Deaktiviert'
  },
  'enable-admin': {
    rows: ['Admin', 'Admins'],
    label: 'Aktivieren',
    title: count => `${count} aktivieren`,
    text: 'Sie können sich wieder mit ihrem bisherigen Passwort anmelden.',
    done: 'Aktiviert'
  }
}
