import type { Texts } from '../../../messages/language.ts'
import type * as english from './system-wallet-action-texts.english.ts'

export const byAction: Texts<typeof english.byAction> = {
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
  }
}

export const reasons: Texts<typeof english.reasons> = {
  closed: 'Dieses Konto ist geschlossen.',
  frozen: 'Dieses Konto ist eingefroren. Geben Sie es zuerst frei.',
  counterpart: 'Korrekturen anderer Konten laufen über dieses. Buchen Sie um.'
}
