import type { Texts } from '../../messages/language.ts'
import type * as english from './game-texts.english.ts'

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
