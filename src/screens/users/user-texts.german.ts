import type { Texts } from '../../messages/language.ts'
import type * as english from './user-texts.english.ts'

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
