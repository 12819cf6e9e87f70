import type * as english from '../english/action-review.ts'
import type { Texts } from '../language.ts'

export const review: Texts<typeof english.review> = {
  credit: (amount, name) => `${name} ${amount} gutschreiben?`,
  debit: (amount, name) => `${name} mit ${amount} belasten?`,
  transfer: (amount, from, to) => `${amount} von ${from} an ${to} umbuchen?`,
  reverse: name => `${name} stornieren?`,
  text: 'Das Geld bewegt sich sofort.',
  reversible: 'Ein Fehler wird durch ein Storno korrigiert.',
  accept: {
    credit: amount => `${amount} gutschreiben`,
    debit: amount => `${amount} belasten`,
    transfer: amount => `${amount} umbuchen`,
    reverse: amount => (amount === '' ? 'Stornieren' : `${amount} stornieren`)
  },
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
