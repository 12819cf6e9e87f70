import type { Texts } from '../../messages/language.ts'
import type * as english from './search-texts.english.ts'

export const keys: Texts<typeof english.keys> = {
  title: 'Tastenkürzel',
  allow: 'Kürzel aus einer Taste',
  allowHint: commandKey =>
    `Tasten ohne ${commandKey}, etwa g und r. Dieser Browser merkt es sich.`,
  off: 'aus',
  anywhere: 'Überall',
  goTo: 'Gehe zu',
  goSaid: 'Drücken Sie die Taste einer Ansicht',
  inList: 'In einer Liste',
  results: 'Ergebnisse von Aktionen',
  close: 'Schließen, was offen ist',
  nextRow: 'Von Zeile zu Zeile',
  edgeRow: 'Erste und letzte Zeile',
  openRow: 'Die Zeile öffnen',
  chooseRow: 'Die Zeile auswählen',
  chooseRows: 'Bis hierher auswählen',
  dropRows: 'Die Auswahl aufheben',
  caps: {
    control: 'Strg',
    shift: 'Umschalt',
    space: 'Leertaste',
    enter: 'Enter',
    escape: 'Esc',
    home: 'Pos1',
    end: 'Ende'
  }
}

export const palette: Texts<typeof english.palette> = {
  find: 'Suchen oder öffnen',
  placeholder: 'Bereich, Name, ID, Referenz oder Aktion',
  results: 'Was gefunden wurde',
  exact: 'Genauer Treffer',
  recent: 'Zuletzt',
  screens: 'Bereiche',
  here: 'In diesem Bereich',
  panel: 'Panel',
  entries: 'Buchungen',
  first: (title, count) => `${title}, erste ${count}`,
  showTimesIn: zone => `Zeiten in ${zone} anzeigen`,
  searching: 'Suche läuft',
  nothing: text => `Nichts gefunden zu „${text}“.`,
  found: count => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  failed: titles => `Nicht durchsucht: ${titles}.`,
  choose: 'auswählen',
  open: 'öffnen',
  newTab: 'neuer Tab'
}
