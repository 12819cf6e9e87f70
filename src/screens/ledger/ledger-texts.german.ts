import type { Texts } from '../../messages/language.ts'
import type * as english from './ledger-texts.english.ts'

export const transactions: Texts<typeof english.transactions> = {
  rows: 'Buchungen',
  all: 'Alle Buchungen',
  search: 'Referenz, Spiel oder ID',
  empty: 'Noch keine Buchungen',
  emptyUser:
    'Hier steht die erste Einzahlung, das erste Startgeld oder Preisgeld.',
  emptyWallets: 'Hier steht der erste Vorgang eines Systemkontos.',
  noMatch: 'Keine passenden Buchungen',
  description: 'Beschreibung',
  notSettled: 'nicht verbucht',
  to: 'an',
  from: 'von',
  change: 'Änderung im Konto',
  holds: 'hält',
  noChange: 'unverändert',
  byAdmin: 'Durch einen Admin',
  admin: 'Admin',
  creditWord: 'Gutschrift',
  debitWord: 'Belastung',
  reverses: 'Die Buchung öffnen, die diese storniert',
  reversedBy: 'Die Buchung öffnen, die diese storniert hat',
  seeCompletion: 'zur Ausführung',
  gapWithin: 'Saldo davor plus Betrag ergibt nicht den Saldo danach.',
  gapBetween: olderId =>
    `Der Saldo passt nicht zu ${olderId}, der Buchung davor.`,
  gapAtOpening: 'Auf dem Konto war schon vor der ersten Buchung Geld.',
  named: id => `Buchung ${id}`,
  moving: (type, amount, way, name) => `${type} über ${amount} ${way} ${name}`,
  group: 'Vorgangs-ID',
  userId: 'Benutzer-ID',
  external: 'Extern',
  credit: 'Gutschrift',
  debit: 'Belastung',
  units: 'Einheiten'
}

export const openEntries: Texts<typeof english.openEntries> = {
  view: 'Offen',
  waiting: 'Wartet',
  days: (days, hours) => `${days} T. ${hours} Std.`,
  hours: (hours, minutes) =>
    hours === 0 ? `${minutes} Min.` : `${hours} Std. ${minutes} Min.`,
  late: hours => `länger als ${hours} Std.`,
  count: count => `${count} offen`,
  periodOnly: 'Nur in diesem Zeitraum.',
  older: (count, written) =>
    count === 1
      ? '1 offene Buchung ist älter als dieser Zeitraum'
      : `${written} offene Buchungen sind älter als dieser Zeitraum`,
  olderShort: written => `${written} ältere`
}

export const userTransactions: Texts<typeof english.userTransactions> = {
  title: 'Buchungen des Benutzers',
  lead: 'Alle Buchungen eines Benutzers, mit dem Saldo danach.',
  crumb: 'Buchungen',
  balances: 'Guthaben',
  allWallets: 'Alle',
  reserved: amount => `${amount} reserviert`,
  available: amount => `${amount} verfügbar`,
  nothingReserved: 'Nichts reserviert',
  copyId: 'ID kopieren',
  userFailed: 'Der Benutzer wurde nicht geladen',
  noSuchUser: 'Es gibt keinen Benutzer',
  allUsers: 'Alle Benutzer',
  searchUsers: 'Die Benutzer danach durchsuchen'
}

export const walletTransactions: Texts<typeof english.walletTransactions> = {
  title: 'Kontobuchungen',
  lead: 'Alle Buchungen der Systemkonten, mit dem Saldo danach: suchen und prüfen.',
  short: 'Buchungen'
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
  emptyIn: period => `Keine verbuchten Buchungen: ${period}.`,
  failed: 'Das Diagramm wurde nicht geladen.'
}

export const comparison: Texts<typeof english.comparison> = {
  title: 'Nebeneinander',
  period: 'Zeitraum der Summen',
  ofUsers: 'In den Konten der Benutzer',
  rowsOfUsers:
    'Die Zeilen darunter sind von den Systemkonten, die zahlen, was ein Benutzer erhält: + oben ist dort −.',
  allTime: 'Gesamter Zeitraum',
  entries: 'Verbucht',
  nothing: 'Nichts verbucht',
  absent: 'Nicht summiert',
  failed: 'Die Summen wurden nicht geladen.',
  notCompared: (count, most) =>
    `${count} weitere nicht gezeigt: Höchstens ${most} stehen nebeneinander.`
}
