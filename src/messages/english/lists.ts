export const period = {
  from: 'From',
  to: 'To',
  reversed: 'The first day is after the last one'
}

export const list = {
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
  status: 'Status',
  type: 'Type',
  clear: 'Clear',
  clearFilters: 'Clear filters',
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

export const filters = {
  add: 'Filter',
  least: 'At least',
  most: 'At most',
  apply: 'Apply',
  loading: 'Loading',
  noValues: 'No values yet',
  addValue: 'Add',
  currency: 'Currency',
  noCurrencies: 'The currencies could not be loaded.',
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  atLeast: (amount: string, currency: string) =>
    `at least ${amount} ${currency}`,
  atMost: (amount: string, currency: string) => `at most ${amount} ${currency}`,
  units: (amount: string) => `${amount} units`,
  daysOf: (zone: string) => `Days in ${zone}`,
  order: 'The upper bound is below the lower one',
  amountProblem: (
    problem: 'not-a-number' | 'too-precise' | 'ambiguous',
    currency: string,
    decimals: number,
    ways: readonly string[]
  ) =>
    ({
      'not-a-number': 'Enter an amount, like 1234.50',
      'too-precise':
        decimals === 0
          ? `${currency} has no decimals`
          : `${currency} has ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`,
      ambiguous: `Write ${ways.join(' or ')}`
    })[problem],
  yes: 'Yes',
  no: 'No'
}

export const periods = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  'last-week': 'Last week',
  month: 'This month',
  'last-month': 'Last month',
  'before-7d': 'Over 7 days ago',
  'before-30d': 'Over 30 days ago',
  'before-90d': 'Over 90 days ago'
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

export const problem = {
  offline: 'You are offline. Connect and try again.',
  unreachable: 'The server could not be reached.',
  timeout: 'The server did not answer in time.',
  aborted: 'The request was cancelled.',
  'bad-answer': 'The server answered with something this panel cannot read.',
  server: (status: number) => `The server failed twice (${status}).`,
  unauthenticated: 'The server rejected this sign-in.',
  forbidden: 'You have no access to this.',
  'not-found': 'It no longer exists.',
  conflict: 'Someone else has changed this in the meantime.',
  invalid: 'The server rejected this request.',
  'too-many': 'Too many requests. Wait a moment.',
  'too-large': 'This is too large for the server. Shorten it.',
  longAddress: 'The request is too long. Shorten the search or remove filters.'
}
