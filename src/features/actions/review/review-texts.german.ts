import type { Texts } from '../../../messages/language.ts'
import type * as english from './review-texts.english.ts'

export const review: Texts<typeof english.review> = {
  credit: (amount, name) => `${name} ${amount} gutschreiben?`,
  debit: (amount, name) => `${name} mit ${amount} belasten?`,
  transfer: (amount, from, to) => `${amount} von ${from} an ${to} umbuchen?`,
  reverse: name => `${name} stornieren?`,
  complete: name => `${name} ausführen?`,
  cancel: name => `${name} abbrechen?`,
  approve: name => `${name} freigeben?`,
  decline: name => `${name} ablehnen?`,
  text: 'Das Geld bewegt sich sofort.',
  released: 'Kein Geld bewegt sich; Reserviertes wird frei. Das ist endgültig.',
  declined:
    'Kein Geld bewegt sich, und niemand kann es mehr freigeben. Das ist endgültig.',
  waits:
    'Noch bewegt sich kein Geld: es wartet auf die Freigabe durch einen anderen Admin.',
  reversible: 'Ein Fehler wird durch ein Storno korrigiert.',
  accept: {
    credit: amount => `${amount} gutschreiben`,
    debit: amount => `${amount} belasten`,
    transfer: amount => `${amount} umbuchen`,
    reverse: amount => (amount === '' ? 'Stornieren' : `${amount} stornieren`),
    complete: amount => (amount === '' ? 'Ausführen' : `${amount} ausführen`),
    cancel: 'Buchung abbrechen',
    approve: amount => (amount === '' ? 'Freigeben' : `${amount} freigeben`),
    decline: 'Ablehnen',
    approval: 'Freigabe erbitten'
  },
  request: {
    by: 'Erbeten von',
    at: 'Erbeten am',
    ownReasonCode: 'Ihr Anlass',
    ownReason: 'Ihr Grund'
  },
  back: 'Zurück',
  note: 'Wird einmal gesendet, auch wenn Sie es wiederholen.',
  table: 'Salden davor und danach',
  wallet: 'Konto',
  before: 'Davor',
  change: 'Änderung',
  after: 'Danach',
  sum: 'Summe',
  checked: (clock, zone) => `Vom Server geprüft um ${clock} ${zone}`,
  estimated: (clock, zone) =>
    `Nicht vom Server geprüft: er bietet keine Vorschau. In diesem Browser berechnet um ${clock} ${zone}.`,
  kind: (kind, currency) =>
    `${{ user: 'Benutzerkonto', system_wallet: 'Systemkonto', available: 'Verfügbar' }[kind] ?? kind}, ${currency}`,
  reserved: amount => `${amount} reserviert`,
  unbalanced: 'Die Änderungen ergeben zusammen nicht null.',
  again: 'Geben Sie den Betrag noch einmal ein',
  againHint: currency => `Bestätigt einen hohen Betrag, in ${currency}.`,
  againWrong: 'Die Beträge stimmen nicht überein.'
}
