export const games = {
  title: 'Games',
  lead: 'Every game with its fee, prizes and players: open one to change, pause, copy or archive it.',
  rows: 'games',
  all: 'All games',
  search: 'Name or code',
  empty: 'No games yet',
  emptyText: 'The first game of the catalogue will be listed here.',
  noMatch: 'No games match',
  name: 'Game',
  noKind: 'Enter one kind, without a comma',
  private: 'private'
}
