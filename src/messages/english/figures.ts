export const totals = {
  settled: (count: string) => `Settled, all ${count}`,
  in: 'In',
  out: 'Out',
  net: 'Net',
  title: 'Net by currency',
  entries: (count: number, shown: string) =>
    count === 1 ? '1 settled entry' : `${shown} settled entries`,
  balances: (count: string | undefined) =>
    count === undefined ? 'Balances of all' : `Balances of all ${count}`
}

export const balanceCheck = {
  addsUp: {
    looking: 'This page adds up',
    page: 'Adds up, page only',
    earlier: 'Adds up with earlier',
    'first-entry': 'Adds up from zero',
    period: 'Adds up in period'
  },
  openingsUnchecked: (accounts: number) =>
    accounts === 1 ? '1 opening unchecked' : `${accounts} openings unchecked`,
  reach: {
    looking: 'Earlier entries are being read.',
    page: 'Earlier entries could not be read: the opening balances of this page are not checked.',
    earlier:
      'Each opening balance of this page is what the entry before it left.',
    'first-entry': 'Nothing is earlier: each account begins at zero.',
    period: 'Opening balances of the period are taken as they are stated.',
    partly:
      'This page adds up. The page of entries before it has none of some accounts: their opening balances here are not checked.'
  },
  gaps: (count: number) =>
    count === 1
      ? '1 balance does not follow'
      : `${count} balances do not follow`,
  off: 'Balances not checked',
  whyOff:
    'Each balance is checked against the row before it while nothing hides rows: no filter, no other order, no row that cannot be read.',
  unexplained: 'unexplained'
}

export const holdings = {
  title: 'Available by currency',
  in: (count: number) =>
    count === 1 ? 'Available in 1 wallet' : `Available in ${count} wallets`,
  lowest: 'Lowest'
}

export const chart = {
  net: {
    day: 'Net per day',
    week: 'Net per week',
    month: 'Net per month'
  },
  cursor: { day: 'Day', week: 'Week', month: 'Month' },
  period: (first: string, last: string) =>
    first === last ? first : `${first} – ${last}`,
  onDay: (amount: string, day: string) => `${amount} on ${day}`,
  inPeriod: (amount: string, days: string) => `${amount} in ${days}`,
  summary: (
    net: string,
    highest: string | undefined,
    lowest: string | undefined
  ) =>
    [
      `${net} in all`,
      highest && `highest ${highest}`,
      lowest && `lowest ${lowest}`
    ]
      .filter(Boolean)
      .join(', '),
  currency: 'Currency of the chart',
  showTable: 'Show as table',
  in: 'In',
  out: 'Out',
  netHead: 'Net',
  empty: 'Nothing has settled in this period.',
  failed: 'The chart did not load.'
}
