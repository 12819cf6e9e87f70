import type { Texts } from '../../../messages/language.ts'
import type * as english from './statement-texts.english.ts'

export const statement: Texts<typeof english.statement> = {
  title: 'Kontoauszug',
  button: 'Kontoauszug',
  account: 'Benutzer',
  userId: 'Benutzer-ID',
  period: 'Zeitraum',
  asListed: 'Wie in der Liste',
  fromFirst: 'Ab der ersten Buchung',
  sinceFirst: last => `Erste Buchung – ${last}`,
  otherDays: 'Andere Tage',
  inZone: (period, zone) => `${period}, Zeiten in ${zone}`,
  drawnUp: 'Erstellt am',
  reading: 'Die Buchungen werden geladen',
  progress: (read, expected) =>
    expected === undefined
      ? `${read} geladen`
      : `${read} von ${expected} geladen`,
  cancel: 'Abbrechen',
  failed: 'Der Kontoauszug konnte nicht erstellt werden.',
  cut: (limit, expected) =>
    expected === undefined
      ? `Der Zeitraum hat mehr Buchungen. Dieser Kontoauszug enthält nur die ersten ${limit}: Wählen Sie einen kürzeren Zeitraum.`
      : `Der Zeitraum hat ${expected} Buchungen. Dieser Kontoauszug enthält nur die ersten ${limit}: Wählen Sie einen kürzeren Zeitraum.`,
  moved:
    'Die Buchungen haben sich beim Laden geändert. Erstellen Sie den Kontoauszug neu.',
  again: 'Neu erstellen',
  print: 'Drucken',
  wallet: id => `Konto ${id}`,
  noEntries: 'Keine Buchungen in diesem Zeitraum.',
  nothing: 'Es gibt keine Buchungen und keine Salden.',
  time: 'Zeit',
  type: 'Art',
  description: 'Beschreibung',
  reference: 'Referenz',
  status: 'Status',
  in: 'Eingang',
  out: 'Ausgang',
  balance: 'Saldo',
  opening: 'Anfangssaldo',
  closing: 'Endsaldo',
  closingCut: 'Saldo nach der letzten Buchung hier',
  sums: 'Summe der Buchungen',
  unknown: 'nicht genannt',
  open: 'Noch nicht verbucht, nicht in den Summen',
  addsUp: entries => `Die Salden gehen auf, ${entries} geprüft.`,
  entries: (count, shown) => (count === 1 ? '1 Buchung' : `${shown} Buchungen`),
  gap: (amount, between) => `${amount} ungeklärt ${between}`,
  between: (older, newer) => `zwischen ${older} und ${newer}`,
  within: id => `in ${id}`,
  notChecked: 'Nicht geprüft: Der Server nennt zu wenige Salden.'
}
