import type * as english from '../english/figures.ts'
import type { Texts } from '../language.ts'

export const totals: Texts<typeof english.totals> = {
  settled: count => `Verbucht, alle ${count}`,
  in: 'Eingang',
  out: 'Ausgang',
  net: 'Netto',
  title: 'Netto je Währung',
  otherCurrencies: count =>
    count === 1 ? '1 weitere Währung' : `${count} weitere Währungen`,
  entries: (count, shown) =>
    count === 1 ? '1 verbuchte Buchung' : `${shown} verbuchte Buchungen`,
  balances: count =>
    count === undefined ? 'Salden von allen' : `Salden von allen ${count}`
}

export const balanceCheck: Texts<typeof english.balanceCheck> = {
  addsUp: {
    looking: 'Diese Seite geht auf',
    page: 'Geht auf dieser Seite auf',
    earlier: 'Salden gehen auf',
    'first-entry': 'Geht von null an auf',
    period: 'Geht im Zeitraum auf'
  },
  openingsUnchecked: accounts =>
    accounts === 1
      ? '1 Anfangssaldo ungeprüft'
      : `${accounts} Anfangssalden ungeprüft`,
  reach: {
    looking: 'Frühere Buchungen werden geladen.',
    page: 'Frühere Buchungen konnten nicht geladen werden, deshalb sind die Anfangssalden dieser Seite ungeprüft.',
    earlier: 'Jeder Anfangssaldo dieser Seite passt zur Buchung davor.',
    'first-entry':
      'Es gibt keine früheren Buchungen: Jedes Konto beginnt bei null.',
    period: 'Die Anfangssalden des Zeitraums gelten, wie sie genannt sind.',
    partly:
      'Diese Seite geht auf. Auf der Seite davor fehlen einige Konten: Ihre Anfangssalden sind hier ungeprüft.'
  },
  gaps: count =>
    count === 1 ? '1 Saldo passt nicht' : `${count} Salden passen nicht`,
  off: 'Salden nicht geprüft',
  whyOff:
    'Salden werden Zeile für Zeile nur geprüft, solange kein Filter, keine andere Sortierung und keine unlesbare Zeile etwas verbirgt.',
  unexplained: 'ungeklärt'
}

export const holdings: Texts<typeof english.holdings> = {
  title: 'Verfügbar je Währung',
  in: count =>
    count === 1 ? 'Verfügbar auf 1 Konto' : `Verfügbar auf ${count} Konten`,
  lowest: 'Niedrigster'
}

export const chart: Texts<typeof english.chart> = {
  net: {
    day: 'Netto je Tag',
    week: 'Netto je Woche',
    month: 'Netto je Monat'
  },
  cursor: { day: 'Tag', week: 'Woche', month: 'Monat' },
  period: (first, last) => (first === last ? first : `${first} – ${last}`),
  onDay: (amount, day) => `${amount} am ${day}`,
  inPeriod: (amount, days) => `${amount} im Zeitraum ${days}`,
  summary: (net, highest, lowest) =>
    [
      `${net} insgesamt`,
      highest && `höchster Wert ${highest}`,
      lowest && `niedrigster Wert ${lowest}`
    ]
      .filter(Boolean)
      .join(', '),
  currency: 'Währung des Diagramms',
  showTable: 'Als Tabelle anzeigen',
  in: 'Eingang',
  out: 'Ausgang',
  netHead: 'Netto',
  empty: 'Keine verbuchten Buchungen.',
  failed: 'Das Diagramm wurde nicht geladen.'
}
