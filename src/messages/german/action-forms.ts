import type { actionForms as english } from '../english/action-forms.ts'
import type { Texts } from '../language.ts'

/** The forms of actions and what stands in them. */
export const actionForms = {
  copyOf: name => `${name} (Kopie)`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  notChosen: 'Bitte wählen',
  walletChoice: {
    frozen: name => `${name} (eingefroren: kein Geld bewegt sich)`,
    closed: name => `${name} (geschlossen: kein Geld bewegt sich)`
  },
  choicesFailed: 'Die Auswahl wurde nicht geladen.',
  offline: 'Sie sind offline. Nichts wird gesendet, bis Sie verbunden sind.',
  sending:
    'Wird gesendet. Lassen Sie diese Seite offen, bis die Antwort da ist.',
  understood: (amount, currency, minorUnits) =>
    `${amount} ${currency} = ${minorUnits} Einheiten`,
  timesIn: zone => `Zeiten in ${zone}.`,
  generate: 'Erzeugen',
  generated: {
    copied: 'Erzeugt und kopiert. Später wird es nicht mehr angezeigt.',
    shown:
      'Erzeugt. Kopieren Sie es jetzt, später wird es nicht mehr angezeigt.'
  },
  wait: seconds => `In ${seconds} s können Sie es erneut versuchen.`,
  discard: {
    title: 'Eingaben verwerfen?',
    text: 'Es wurde noch nichts gesendet.',
    accept: 'Verwerfen',
    reject: 'Weiter bearbeiten'
  },
  leaveUnknown: {
    title: 'Ohne Antwort schließen?',
    text: 'Vielleicht ist es geschehen. Sehen Sie nach, bevor Sie es wiederholen.',
    accept: 'Schließen',
    reject: 'Bleiben'
  },
  problems: count =>
    count === 1
      ? '1 Feld braucht eine Änderung'
      : `${count} Felder brauchen eine Änderung`,
  notOpened: {
    title: 'Das Formular wurde nicht geöffnet',
    text: 'Die Währungen wurden nicht geladen, deshalb lassen sich Beträge nicht anzeigen.'
  },
  fields: {
    name: 'Name',
    email: 'E-Mail',
    password: 'Passwort',
    displayName: 'Anzeigename',
    phone: 'Telefon',
    country: 'Land',
    countryHint: 'Zwei Buchstaben, etwa PL.',
    tags: 'Tags',
    tagsHint: 'Mit Kommas getrennt.',
    isTest: 'Testbenutzer',
    reason: 'Grund',
    reasonHint: 'Er bleibt im Verlauf stehen.',
    reference: 'Referenz',
    referenceHint: 'Ein Ticket oder eine Rechnung. Darf leer bleiben.',
    referenceNeeded: 'Was das korrigiert: ein Ticket oder eine Rechnung.',
    until: 'Bis',
    untilHint: 'Bleibt es leer, bis jemand es beendet.',
    code: 'Code',
    codeHint: 'Kleine Buchstaben, Ziffern und Striche.',
    kind: 'Gattung',
    kindHint: 'Kleine Buchstaben, Ziffern und Unterstriche.',
    minPlayers: 'Mindestens Spieler',
    maxPlayers: 'Höchstens Spieler',
    currency: 'Währung',
    fee: 'Startgeld',
    commission: 'Provision',
    isPrivate: 'Privates Spiel',
    lowBalanceAt: 'Niedrig unter',
    lowBalanceHint: 'Bleibt es leer, wird nichts als niedrig markiert.',
    direction: 'Richtung',
    credit: 'Gutschrift, gibt dem Konto',
    debit: 'Belastung, nimmt vom Konto',
    amount: 'Betrag',
    from: 'Von',
    fromFirst: 'Wählen Sie zuerst, woher es kommt',
    to: 'An'
  }
} satisfies Texts<typeof english>
