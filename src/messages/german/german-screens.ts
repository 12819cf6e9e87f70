import type * as english from '../english/screens.ts'
import type { Texts } from '../language.ts'

export const admins: Texts<typeof english.admins> = {
  title: 'Admins',
  lead: 'Wer hier arbeiten darf: jemanden anlegen, Sitzungen beenden oder den Zugang sperren.',
  rows: 'Admins',
  all: 'Alle',
  search: 'Name oder E-Mail',
  empty: 'Noch keine Admins',
  emptyText: 'Hier steht, wer sich anmelden darf.',
  noMatch: 'Keine passenden Admins',
  name: 'Admin'
}

export const users: Texts<typeof english.users> = {
  title: 'Benutzer',
  lead: 'Alle Spieler und ihre Guthaben: öffnen, um ein Profil zu ändern, zu sperren oder zu korrigieren.',
  rows: 'Benutzer',
  all: 'Alle',
  search: 'Name, E-Mail oder ID',
  empty: 'Noch keine Benutzer',
  emptyText: 'Hier steht der Erste, der sich registriert.',
  noMatch: 'Keine passenden Benutzer',
  user: 'Benutzer',
  countryCode: 'Ländercode',
  noCountryCode: 'Geben Sie zwei Buchstaben ein, etwa PL',
  games: 'Spiele',
  unverified: 'unbestätigt',
  balancesOf: name => `Guthaben von ${name}`,
  balancesText: 'Jede Währung, die dieser Benutzer hält.',
  hasReserved: 'Mit Reserviertem',
  transactions: name => `Buchungen von ${name}`,
  showBalances: (name, more) => `Alle Guthaben von ${name}, ${more} weitere`
}

export const games: Texts<typeof english.games> = {
  title: 'Spiele',
  lead: 'Alle Spiele mit Startgeld, Preisen und Spielern: öffnen, um sie zu ändern, anzuhalten oder zu kopieren.',
  rows: 'Spiele',
  all: 'Alle Spiele',
  search: 'Name oder Code',
  empty: 'Noch keine Spiele',
  emptyText: 'Hier steht das erste Spiel des Katalogs.',
  noMatch: 'Keine passenden Spiele',
  name: 'Spiel',
  noKind: 'Geben Sie eine Gattung ohne Komma ein',
  private: 'privat'
}

export const systemWallets: Texts<typeof english.systemWallets> = {
  title: 'Systemkonten',
  lead: 'Die Konten, durch die Einzahlungen, Startgelder und Preise gehen: Buchungen ansehen oder umbuchen.',
  short: 'Konten',
  rows: 'Systemkonten',
  all: 'Alle Konten',
  search: 'Name oder Code',
  empty: 'Noch keine Systemkonten',
  emptyText: 'Hier stehen die Konten des Hauses.',
  noMatch: 'Keine passenden Systemkonten',
  name: 'Konto',
  lowBalance: 'niedrig',
  overdrawn: 'unter null',
  below: 'Niedriger Saldo',
  entries: name => `Buchungen von ${name}`
}

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
  creditWord: 'Gutschrift',
  debitWord: 'Belastung',
  reverses: 'Die Buchung öffnen, die diese storniert',
  reversedBy: 'Die Buchung öffnen, die diese storniert hat',
  gapWithin: 'Saldo davor plus Betrag ergibt nicht den Saldo danach.',
  gapBetween: olderId =>
    `Der Saldo passt nicht zu ${olderId}, der Buchung davor.`,
  gapAtOpening: 'Auf dem Konto war schon vor der ersten Buchung Geld.',
  named: id => `Buchung ${id}`,
  group: 'Vorgangs-ID',
  userId: 'Benutzer-ID',
  external: 'Extern',
  credit: 'Gutschrift',
  debit: 'Belastung',
  units: 'Einheiten'
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
  statement: 'Kontoauszug',
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
