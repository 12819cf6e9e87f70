import type { Texts } from '../../../messages/language.ts'
import type * as english from './user-action-texts.english.ts'

export const byAction: Texts<typeof english.byAction> = {
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
  }
}

export const reasons: Texts<typeof english.reasons> = {
  closed: 'Der Benutzer ist geschlossen.',
  deleted: 'Der Benutzer ist gelöscht.',
  noWallet: 'Der Benutzer hat kein Konto.',
  notActive: 'Nur aktive Benutzer können gesperrt werden.'
}
