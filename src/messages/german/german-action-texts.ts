import type * as english from '../english/action-texts.ts'
import type { Texts } from '../language.ts'

export const byAction: Texts<typeof english.byAction> = {
  'create-admin': {
    label: 'Admin anlegen',
    title: () => 'Admin anlegen',
    text: 'Die Anmeldung ist sofort möglich. Übergeben Sie das Passwort selbst.',
    done: name => `${name} kann sich jetzt anmelden`
  },
  'edit-admin': {
    label: 'Bearbeiten',
    title: name => `${name} bearbeiten`,
    submit: 'Speichern',
    done: name => `${name} wurde geändert`
  },
  'disable-admin': {
    label: 'Deaktivieren',
    title: name => `${name} deaktivieren?`,
    text: 'Wird sofort abgemeldet und kann sich nicht anmelden, bis der Zugang aktiviert wird.',
    done: name => `${name} wurde deaktiviert`
  },
  'enable-admin': {
    label: 'Aktivieren',
    title: name => `${name} aktivieren?`,
    text: 'Kann sich wieder mit dem bisherigen Passwort anmelden.',
    done: name => `${name} wurde aktiviert`
  },
  'reset-admin-password': {
    label: 'Passwort zurücksetzen',
    title: name => `Neues Passwort für ${name}`,
    text: 'Wird überall abgemeldet. Übergeben Sie das Passwort selbst.',
    submit: 'Passwort setzen',
    done: name => `${name} hat ein neues Passwort`
  },
  'end-admin-sessions': {
    label: 'Sitzungen beenden',
    title: name => `${name} überall abmelden?`,
    text: 'Eine neue Anmeldung ist sofort möglich.',
    submit: 'Abmelden',
    done: name => `${name} wurde abgemeldet`
  },
  'edit-user': {
    label: 'Profil bearbeiten',
    title: name => `${name} bearbeiten`,
    submit: 'Speichern',
    done: name => `${name} wurde geändert`
  },
  'suspend-user': {
    label: 'Sperren',
    title: name => `${name} sperren?`,
    text: 'Kann weder spielen noch auszahlen, bis die Sperre endet.',
    done: name => `${name} wurde gesperrt`
  },
  'reinstate-user': {
    label: 'Entsperren',
    title: name => `${name} entsperren?`,
    text: 'Kann sofort wieder spielen und auszahlen.',
    done: name => `${name} wurde entsperrt`
  },
  'adjust-user': {
    label: 'Guthaben korrigieren',
    title: name => `Guthaben von ${name} korrigieren`,
    text: 'Noch bewegt sich nichts: Sie prüfen es zuerst.',
    submit: 'Prüfen',
    done: name => `Das Guthaben von ${name} wurde korrigiert`
  },
  'create-game': {
    label: 'Neues Spiel',
    title: () => 'Spiel anlegen',
    text: 'Es ist ein Entwurf, dem niemand beitreten kann, bis es geöffnet wird.',
    submit: 'Spiel anlegen',
    done: name => `${name} wurde angelegt`
  },
  'duplicate-game': {
    label: 'Duplizieren',
    title: name => `${name} duplizieren`,
    text: 'Die Kopie ist ein Entwurf mit eigenem Code.',
    submit: 'Spiel anlegen',
    done: name => `${name} wurde dupliziert`
  },
  'edit-game': {
    label: 'Bearbeiten',
    title: name => `${name} bearbeiten`,
    submit: 'Speichern',
    done: name => `${name} wurde geändert`
  },
  'pause-game': {
    label: 'Pausieren',
    title: name => `${name} pausieren?`,
    text: 'Niemand kann beitreten, bis es fortgesetzt wird.',
    done: name => `${name} wurde pausiert`
  },
  'open-game': {
    label: 'Öffnen',
    title: name => `${name} öffnen?`,
    text: 'Spieler können sofort beitreten.',
    done: name => `${name} ist jetzt offen`
  },
  'resume-game': {
    label: 'Fortsetzen',
    title: name => `${name} fortsetzen?`,
    text: 'Spieler können sofort beitreten.',
    done: name => `${name} wurde fortgesetzt`
  },
  'archive-game': {
    label: 'Archivieren',
    title: name => `${name} archivieren?`,
    text: 'Ein archiviertes Spiel lässt sich nicht wiederherstellen.',
    done: name => `${name} wurde archiviert`
  },
  'edit-wallet': {
    label: 'Umbenennen oder Warnschwelle setzen',
    title: name => `${name} bearbeiten`,
    submit: 'Speichern',
    done: name => `${name} wurde geändert`
  },
  'freeze-wallet': {
    label: 'Einfrieren',
    title: name => `${name} einfrieren?`,
    text: 'Kein Geld kommt oder geht, bis es freigegeben wird.',
    done: name => `${name} wurde eingefroren`
  },
  'unfreeze-wallet': {
    label: 'Freigeben',
    title: name => `${name} freigeben?`,
    text: 'Geld kann sofort wieder kommen und gehen.',
    done: name => `${name} wurde freigegeben`
  },
  'adjust-wallet': {
    label: 'Korrigieren',
    title: name => `Saldo von ${name} korrigieren`,
    text: 'Noch bewegt sich nichts: Sie prüfen es zuerst.',
    submit: 'Prüfen',
    done: name => `Der Saldo von ${name} wurde korrigiert`
  },
  transfer: {
    label: 'Umbuchen',
    title: name =>
      name === '' ? 'Zwischen Konten umbuchen' : `Von ${name} umbuchen`,
    text: 'Noch bewegt sich nichts: Sie prüfen es zuerst.',
    submit: 'Prüfen',
    done: name =>
      name === ''
        ? 'Das Geld wurde umgebucht'
        : `Das Geld hat ${name} verlassen`
  },
  'reverse-transaction': {
    label: 'Stornieren',
    title: name => `${name} stornieren`,
    text: 'Alles, was bewegt wurde, geht einmal zurück. Sie prüfen es zuerst.',
    submit: 'Prüfen',
    done: name => `${name} wurde storniert`
  }
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
