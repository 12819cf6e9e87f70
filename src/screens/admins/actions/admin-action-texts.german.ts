import type { Texts } from '../../../messages/language.ts'
import type * as english from './admin-action-texts.english.ts'

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
  }
}

export const inBulk: Texts<typeof english.inBulk> = {
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

export const reasons: Texts<typeof english.reasons> = {
  own: 'Das sind Sie selbst. Ein anderer Admin muss es tun.'
}
