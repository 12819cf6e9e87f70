import type { Texts } from '../../messages/language.ts'
import type * as english from './action-form-texts.english.ts'

export const rowActions: Texts<typeof english.rowActions> =
  'Verfügbare Aktionen'

export const copyOf: Texts<typeof english.copyOf> = name => `${name} (Kopie)`

export const close: Texts<typeof english.close> = 'Schließen'
export const cancel: Texts<typeof english.cancel> = 'Abbrechen'

export const notChosen: Texts<typeof english.notChosen> = 'Bitte wählen'

export const walletChoice: Texts<typeof english.walletChoice> = {
  frozen: name => `${name} (eingefroren: kein Geld bewegt sich)`,
  closed: name => `${name} (geschlossen: kein Geld bewegt sich)`
}

export const choicesFailed: Texts<typeof english.choicesFailed> =
  'Die Auswahl wurde nicht geladen.'

export const offline: Texts<typeof english.offline> =
  'Sie sind offline. Nichts wird gesendet, bis Sie verbunden sind.'

export const unstated: Texts<typeof english.unstated> =
  'Der Server nennt keinen Wert. Bleibt das Feld leer, ändert sich nichts.'

export const lastSaveWins: Texts<typeof english.lastSaveWins> =
  'Der Server nennt hierzu keine Version: Das letzte Speichern gewinnt.'

export const sending: Texts<typeof english.sending> =
  'Wird gesendet. Lassen Sie diese Seite offen, bis die Antwort da ist.'

export const understood: Texts<typeof english.understood> = (
  amount,
  currency,
  minorUnits
) => `${amount} ${currency} = ${minorUnits} Einheiten`

export const optional: Texts<typeof english.optional> = label =>
  `${label} (optional)`

export const timesIn: Texts<typeof english.timesIn> = zone =>
  `Zeiten in ${zone}.`

export const generate: Texts<typeof english.generate> = 'Erzeugen'

export const generated: Texts<typeof english.generated> = {
  copied: 'Erzeugt und kopiert. Später wird es nicht mehr angezeigt.',
  shown: 'Erzeugt. Kopieren Sie es jetzt, später wird es nicht mehr angezeigt.'
}

export const wait: Texts<typeof english.wait> = seconds =>
  `In ${seconds} s können Sie es erneut versuchen.`

export const discard: Texts<typeof english.discard> = {
  title: 'Eingaben verwerfen?',
  text: 'Es wurde noch nichts gesendet.',
  accept: 'Verwerfen',
  reject: 'Weiter bearbeiten'
}

export const leaveUnknown: Texts<typeof english.leaveUnknown> = {
  title: 'Ohne Antwort schließen?',
  text: 'Vielleicht ist es geschehen. Sehen Sie nach, bevor Sie es wiederholen.',
  accept: 'Schließen',
  reject: 'Bleiben'
}

export const problems: Texts<typeof english.problems> = count =>
  count === 1
    ? '1 Feld braucht Ihre Aufmerksamkeit'
    : `${count} Felder brauchen Ihre Aufmerksamkeit`

export const notOpened: Texts<typeof english.notOpened> = {
  title: 'Das Formular konnte nicht geöffnet werden',
  text: 'Die Währungen konnten nicht geladen werden, deshalb lassen sich keine Beträge eingeben.'
}

export const form: Texts<typeof english.form> = {
  password: 'Passwort',
  countryHint: 'Zwei Buchstaben, etwa PL.',
  tagsHint: 'Mit Kommas getrennt.',
  reasonHint: 'Wird mit Namen und Uhrzeit festgehalten.',
  referenceHint: 'Ein Ticket oder eine Rechnung.',
  referenceNeeded: 'Das Ticket oder die Rechnung, die hiermit korrigiert wird.',
  until: 'Bis',
  untilHint: 'Leer lassen für eine unbefristete Sperre.',
  codeHint: 'Kleinbuchstaben, Ziffern und Striche.',
  kindHint: 'Kleinbuchstaben, Ziffern und Unterstriche.',
  isPrivate: 'Privates Spiel',
  lowBalanceHint: 'Leer lassen, um nicht vor einem niedrigen Saldo zu warnen.',
  credit: 'Gutschrift: erhöht den Saldo',
  debit: 'Belastung: senkt den Saldo',
  from: 'Von',
  fromFirst: 'Wählen Sie zuerst das Quellkonto',
  to: 'An'
}
