import type { Texts } from '../messages/language.ts'
import type * as english from './ui-texts.english.ts'

export const dialog: Texts<typeof english.dialog> = {
  close: 'Schließen',
  maximise: 'Maximieren',
  restore: 'Verkleinern',
  move: 'Dialog verschieben'
}

export const confirm: Texts<typeof english.confirm> = {
  accept: 'Ja',
  reject: 'Nein'
}

export const loader: Texts<typeof english.loader> = { label: 'Wird geladen' }

export const ui: Texts<typeof english.ui> = {
  charactersLeft: left =>
    left === 1 ? 'Noch 1 Zeichen' : `Noch ${left} Zeichen`,
  results: key => `Ergebnisse (${key})`,
  dismiss: 'Schließen',
  clearSearch: 'Suche leeren',
  length: (length, most) => `${length} von ${most} Zeichen`,
  tooLong: (length, most) =>
    `${length} Zeichen, höchstens ${most} sind möglich`,
  removeFilter: label => `Filter ${label} entfernen`,
  pages: 'Seiten',
  page: page => `Seite ${page}`,
  firstPage: 'Erste Seite',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  pageSize: 'Zeilen je Seite',
  perPage: limit => `${limit} je Seite`,
  ofTotal: total => `von ${total}`,
  ofMany: 'von vielen',
  ofLoading: 'von …',
  noRows: 'Keine Zeilen',
  rowCount: (count, shown) => (count === 1 ? '1 Zeile' : `${shown} Zeilen`),
  sortBy: 'Sortieren nach',
  sortChoice: (column, descending) =>
    `${column}, ${descending ? 'absteigend' : 'aufsteigend'}`,
  sortedThen: (column, descending, place) =>
    `${column}, ${descending ? 'absteigend' : 'aufsteigend'} sortiert, Stufe ${place}`
}

export const table: Texts<typeof english.table> = {
  never: 'nie',
  selectRow: name => `${name} auswählen`,
  selectPage: 'Die Zeilen dieser Seite auswählen',
  selected: count => `${count} ausgewählt`,
  selectedRows: (count, written, rows) =>
    count === 1 ? '1 Zeile ausgewählt' : `${written} ${rows} ausgewählt`,
  notShown: (count, where) =>
    `${count} nicht ${where === 'list' ? 'in dieser Liste' : 'auf dieser Seite'}`,
  noneSelected: rows => `Keine ${rows} ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  selection: rows => `Ausgewählte ${rows}`,
  actions: 'Aktionen',
  rowActions: name => `Aktionen für ${name}`,
  columns: 'Spalten',
  density: 'Zeilenhöhe',
  densities: { compact: 'Kompakt', normal: 'Normal', relaxed: 'Weit' },
  moveUp: column => `${column} nach oben`,
  moveDown: column => `${column} nach unten`,
  columnPlace: (column, place, total) =>
    `${column}, Spalte ${place} von ${total}`,
  narrower: column => `${column} schmaler`,
  wider: column => `${column} breiter`,
  columnWidth: (column, pixels) => `${column} ist ${pixels} px breit`,
  pinFirst: 'Erste Spalte fixieren',
  resetLayout: 'Layout zurücksetzen',
  layoutReset: 'Das Layout ist zurückgesetzt',
  widthOf: column => `Breite von ${column}`,
  resizeHint: 'Ziehen ändert die Breite, Doppelklick stellt sie automatisch ein'
}
