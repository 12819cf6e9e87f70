import type { Texts } from '../../../messages/language.ts'
import type * as english from './filter-texts.english.ts'

export const period: Texts<typeof english.period> = {
  from: 'Von',
  to: 'Bis',
  reversed: 'Der erste Tag liegt nach dem letzten'
}

export const filters: Texts<typeof english.filters> = {
  add: 'Filter',
  least: 'Mindestens',
  most: 'Höchstens',
  apply: 'Anwenden',
  loading: 'Wird geladen',
  noValues: 'Noch keine Werte',
  addValue: 'Hinzufügen',
  currency: 'Währung',
  noCurrencies: 'Die Währungen konnten nicht geladen werden.',
  since: day => `ab ${day}`,
  until: day => `bis ${day}`,
  atLeast: (amount, currency) => `mindestens ${amount} ${currency}`,
  atMost: (amount, currency) => `höchstens ${amount} ${currency}`,
  units: amount => `${amount} Einheiten`,
  daysOf: zone => `Tage in ${zone}`,
  order: 'Die Obergrenze liegt unter der Untergrenze',
  amountProblem: (problem, currency, decimals, ways) =>
    ({
      'not-a-number': 'Geben Sie einen Betrag ein, etwa 1234,50',
      'too-precise':
        decimals === 0
          ? `${currency} hat keine Nachkommastellen`
          : decimals === 1
            ? `${currency} hat 1 Nachkommastelle`
            : `${currency} hat ${decimals} Nachkommastellen`,
      ambiguous: `Schreiben Sie ${ways.join(' oder ')}`
    })[problem],
  allTime: 'Gesamter Zeitraum',
  yes: 'Ja',
  no: 'Nein'
}

export const periods: Texts<typeof english.periods> = {
  today: 'Heute',
  yesterday: 'Gestern',
  '7d': 'Letzte 7 Tage',
  '30d': 'Letzte 30 Tage',
  'last-week': 'Letzte Woche',
  month: 'Dieser Monat',
  'last-month': 'Letzter Monat',
  'before-7d': 'Vor mehr als 7 Tagen',
  'before-30d': 'Vor mehr als 30 Tagen',
  'before-90d': 'Vor mehr als 90 Tagen'
}
