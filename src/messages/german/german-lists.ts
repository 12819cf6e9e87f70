import type * as english from '../english/lists.ts'
import type { Texts } from '../language.ts'

export const period: Texts<typeof english.period> = {
  from: 'Von',
  to: 'Bis',
  reversed: 'Der erste Tag liegt nach dem letzten'
}

export const list: Texts<typeof english.list> = {
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
  status: 'Status',
  type: 'Art',
  clear: 'Leeren',
  clearFilters: 'Filter aufheben',
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

export const filters: Texts<typeof english.filters> = {
  add: 'Filter',
  least: 'Mindestens',
  most: 'Höchstens',
  apply: 'Anwenden',
  loading: 'Wird geladen',
  noValues: 'Noch keine Werte',
  addValue: 'Hinzufügen',
  currency: 'Währung',
  noCurrencies: 'Die Währungen konnten nicht geladen werden.',
  since: day => `ab ${day}`,
  until: day => `bis ${day}`,
  atLeast: (amount, currency) => `mindestens ${amount} ${currency}`,
  atMost: (amount, currency) => `höchstens ${amount} ${currency}`,
  units: amount => `${amount} Einheiten`,
  daysOf: zone => `Tage in ${zone}`,
  order: 'Die Obergrenze liegt unter der Untergrenze',
  amountProblem: (problem, currency, decimals, ways) =>
    ({
      'not-a-number': 'Geben Sie einen Betrag ein, etwa 1234,50',
      'too-precise':
        decimals === 0
          ? `${currency} hat keine Nachkommastellen`
          : decimals === 1
            ? `${currency} hat 1 Nachkommastelle`
            : `${currency} hat ${decimals} Nachkommastellen`,
      ambiguous: `Schreiben Sie ${ways.join(' oder ')}`
    })[problem],
  yes: 'Ja',
  no: 'Nein'
}

export const periods: Texts<typeof english.periods> = {
  today: 'Heute',
  yesterday: 'Gestern',
  '7d': 'Letzte 7 Tage',
  '30d': 'Letzte 30 Tage',
  'last-week': 'Letzte Woche',
  month: 'Dieser Monat',
  'last-month': 'Letzter Monat',
  'before-7d': 'Vor mehr als 7 Tagen',
  'before-30d': 'Vor mehr als 30 Tagen',
  'before-90d': 'Vor mehr als 90 Tagen'
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

export const problem: Texts<typeof english.problem> = {
  offline: 'Sie sind offline. Verbinden Sie sich und versuchen Sie es erneut.',
  unreachable: 'Der Server war nicht erreichbar.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet.',
  aborted: 'Die Abfrage wurde abgebrochen.',
  'bad-answer':
    'Der Server hat mit etwas geantwortet, das dieses Panel nicht lesen kann.',
  server: status => `Beim Server trat zweimal ein Fehler auf (${status}).`,
  unauthenticated: 'Der Server hat diese Anmeldung nicht angenommen.',
  forbidden: 'Sie haben darauf keinen Zugriff.',
  'not-found': 'Das gibt es nicht mehr.',
  conflict: 'Das hat inzwischen jemand geändert.',
  invalid: 'Der Server hat diese Anfrage nicht angenommen.',
  'too-many': 'Zu viele Anfragen auf einmal. Warten Sie etwas.',
  'too-large': 'Das ist zu groß für den Server. Kürzen Sie es.',
  longAddress:
    'Die Anfrage ist zu lang. Kürzen Sie die Suche oder entfernen Sie Filter.'
}
