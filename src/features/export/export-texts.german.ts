import type { Texts } from '../../messages/language.ts'
import type * as english from './export-texts.english.ts'

const exportTexts: Texts<typeof english.export> = {
  title: rows => `${rows} exportieren`,
  files: {
    comma:
      'Eine CSV-Datei für eine Tabellenkalkulation, getrennt durch Kommas.',
    semicolon:
      'Eine CSV-Datei für eine Tabellenkalkulation, getrennt durch Semikolons, mit Dezimalkommas.'
  },
  scope: 'Welche Zeilen',
  columns: 'Welche Spalten',
  everything: 'Alle Felder',
  shown: 'Spalten wie angezeigt',
  separator: 'Trennzeichen',
  separators: { comma: 'Komma', semicolon: 'Semikolon, Dezimalkomma' },
  count: (count, shown, rows) => (count === 1 ? '1 Zeile' : `${shown} ${rows}`),
  page: count => `Diese Seite, ${count}`,
  selection: count => `Auswahl, ${count}`,
  noSelection: 'Auswahl, nichts',
  matching: shown =>
    shown === undefined ? 'Alle passenden' : `Alle ${shown} passenden`,
  memory: limit =>
    `Dieser Browser hält die Datei im Speicher: höchstens ${limit} Zeilen.`,
  start: 'Exportieren',
  cancel: 'Abbrechen',
  done: 'Fertig',
  progress: 'Fortschritt',
  soFar: (written, expected) =>
    expected === undefined
      ? `Exportiert: ${written}`
      : `Exportiert: ${written} von ${expected}`,
  waiting: seconds =>
    `Der Server bittet zu warten. Der Export geht in ${seconds} s weiter.`,
  result: (soFar, rows, file) => `${soFar} (${rows}), Datei ${file}.`,
  nothing: 'Es wurde nichts exportiert.',
  incomplete: 'Die Datei ist unvollständig.',
  unwritable: 'Die Datei konnte nicht geschrieben werden.',
  reasons: {
    cancelled: 'Sie haben den Export abgebrochen.',
    limit: 'Die Datei hat ihre Höchstzahl an Zeilen erreicht.',
    miscounted:
      'Der Server hatte eine andere Anzahl gezählt. Exportieren Sie erneut.'
  },
  /** In the CSV file itself, so without thousands separators. */
  ends: {
    cancelled: 'abgebrochen',
    failed: 'fehlgeschlagen',
    limit: 'an der Höchstzahl beendet',
    miscounted: 'nicht so viele wie gezählt'
  },
  mark: (written, expected, end, at) =>
    expected === undefined
      ? `# unvollständig: ${written} Zeilen, ${end} um ${at}`
      : `# unvollständig: ${written} von ${expected} Zeilen, ${end} um ${at}`
}

export { exportTexts as export }
