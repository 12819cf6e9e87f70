export const list = {
  compare: 'Compare',
  search: 'Search',
  searchInstead: 'Search for',
  refresh: 'Refresh',
  refreshKey: 'Refresh (r)',
  asOf: (clock: string) => `As of ${clock}`,
  updated: (seconds: number, ago: string) =>
    seconds < 2
      ? 'Updated now'
      : seconds < 60
        ? `Updated ${seconds} s ago`
        : `Updated ${ago}`,
  copyLink: 'Copy link to these rows',
  export: 'Export',
  clear: 'Clear',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear search',
  clearSearchAndFilters: 'Clear search and filters',
  searchAllTime: 'Search all time',
  showAllTime: 'Show all time',
  retry: 'Try again',
  copyDetails: 'Copy details',
  copied: 'Copied',
  requestId: (id: string) => `Request ${id}`,
  failed: 'The list could not be loaded',
  failedSavedRows: (clock: string) => `These rows are from ${clock}.`,
  failedOther: (clock: string) =>
    `These rows are from ${clock} and do not match the filters above.`,
  announced: (shown: string, total: string | undefined, rows: string) =>
    total === undefined ? `${shown} ${rows}` : `${shown} of ${total} ${rows}`,
  announcedMany: (shown: string, rows: string) => `${shown} of many ${rows}`,
  ordered: (order: string) => `by ${order}`,
  searching: 'Still searching…'
}

export const notices = {
  corrected: (name: string, given: string) =>
    name === 'cursor' && given !== ''
      ? 'The position in the list has expired: this is its first page.'
      : name === 'page' && given !== ''
        ? `There is no page ${given}.`
        : `“${name}=${given}” in the address is not valid here and was ignored.`,
  moreCorrected: (count: number) =>
    count === 1 ? '1 more was ignored.' : `${count} more were ignored.`,
  dismiss: 'Dismiss',
  ignored: (names: string[]) =>
    `The server ignored part of the request: ${names.join(', ')}.`,
  order: (column: string) => `order by ${column}`,
  hiddenOrder: (columns: string[]) =>
    `Ordered by ${columns.join(', ')}, which is hidden.`,
  limit: 'number of rows',
  doubleRows: 'each row once',
  unreadable: (rows: string[]) =>
    `Not shown, because the data of the server could not be read: ${rows.join('; ')}.`,
  unreadableRow: (place: number, id: string | undefined, problem: string) =>
    id === undefined
      ? `row ${place} (${problem})`
      : `row ${place}, ${id} (${problem})`,
  moreUnreadable: (count: number) => `and ${count} more`,
  news: (added: number, rows: string) =>
    added === 0
      ? `Some ${rows} have changed. Show`
      : added === 1
        ? '1 new row. Show'
        : `${added} new rows. Show`,
  frozen: (day: string, clock: string, zone: string) =>
    `Frozen at ${day} ${clock} ${zone}`,
  makeLive: 'Make live'
}

export const totals = {
  settled: (count: string, currency: string) =>
    `All ${count} settled in ${currency}`,
  in: 'In',
  out: 'Out',
  net: 'Net',
  title: 'Net by currency',
  otherCurrencies: (count: number) =>
    count === 1 ? '1 more currency' : `${count} more currencies`,
  entries: (count: number, shown: string) =>
    count === 1 ? '1 settled transaction' : `${shown} settled transactions`,
  balances: (count: string | undefined) =>
    count === undefined ? 'Balances of all' : `Balances of all ${count}`
}
