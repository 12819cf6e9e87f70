import type { Texts } from '../../messages/language.ts'
import type * as english from './list-texts.english.ts'

export const list: Texts<typeof english.list> = {
  compare: 'Vergleichen',
  search: 'Suchen',
  searchInstead: 'Suchen nach',
  refresh: 'Aktualisieren',
  refreshKey: 'Aktualisieren (r)',
  asOf: clock => `Stand ${clock}`,
  updated: (seconds, ago) =>
    seconds < 2
      ? 'Gerade aktualisiert'
      : seconds < 60
        ? `Aktualisiert vor ${seconds} s`
        : `Aktualisiert ${ago}`,
  copyLink: 'Link zu diesen Zeilen kopieren',
  export: 'Export',
  clear: 'Leeren',
  clearFilters: 'Filter aufheben',
  clearSearch: 'Suche aufheben',
  clearSearchAndFilters: 'Suche und Filter aufheben',
  searchAllTime: 'Im ganzen Zeitraum suchen',
  showAllTime: 'Gesamten Zeitraum anzeigen',
  retry: 'Erneut versuchen',
  copyDetails: 'Einzelheiten kopieren',
  copied: 'Kopiert',
  requestId: id => `Anfrage ${id}`,
  failed: 'Die Liste wurde nicht geladen',
  failedSavedRows: clock => `Diese Zeilen sind von ${clock}.`,
  failedOther: clock =>
    `Diese Zeilen sind von ${clock} und passen nicht zu den Filtern oben.`,
  announced: (shown, total, rows) =>
    total === undefined ? `${shown} ${rows}` : `${rows}: ${shown} von ${total}`,
  announcedMany: (shown, rows) => `${rows}: ${shown} von vielen`,
  ordered: order => `nach ${order}`,
  searching: 'Die Suche läuft noch …'
}

export const notices: Texts<typeof english.notices> = {
  corrected: (name, given) =>
    name === 'cursor' && given !== ''
      ? 'Die Position in der Liste ist abgelaufen: Sie sehen die erste Seite.'
      : name === 'page' && given !== ''
        ? `Eine Seite ${given} gibt es nicht.`
        : `„${name}=${given}“ in der Adresse ist hier nicht gültig und wurde ignoriert.`,
  moreCorrected: count =>
    count === 1
      ? '1 weiterer Wert wurde ignoriert.'
      : `${count} weitere Werte wurden ignoriert.`,
  dismiss: 'Schließen',
  ignored: names =>
    `Der Server hat nicht alles berücksichtigt: ${names.join(', ')}.`,
  order: column => `Sortierung nach ${column}`,
  hiddenOrder: columns =>
    `Sortiert nach ${columns.join(', ')}, was ausgeblendet ist.`,
  limit: 'Anzahl der Zeilen',
  doubleRows: 'jede Zeile einmal',
  unreadable: rows =>
    `Fehlt hier, weil die Antwort des Servers nicht lesbar ist: ${rows.join('; ')}.`,
  unreadableRow: (place, id, problem) =>
    id === undefined
      ? `Zeile ${place} (${problem})`
      : `Zeile ${place}, ${id} (${problem})`,
  moreUnreadable: count => `und ${count} weitere`,
  news: (added, rows) =>
    added === 0
      ? `${rows}: Einige haben sich geändert. Anzeigen`
      : added === 1
        ? '1 neue Zeile. Anzeigen'
        : `${added} neue Zeilen. Anzeigen`,
  frozen: (day, clock, zone) => `Festgehalten am ${day} um ${clock} ${zone}`,
  makeLive: 'Aktuell anzeigen'
}

export const totals: Texts<typeof english.totals> = {
  settled: (count, currency) => `Alle ${count} verbuchten in ${currency}`,
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
