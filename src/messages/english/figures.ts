export const totals = {
  settled: (count: string) => `Settled, all ${count}`,
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

export const balanceCheck = {
  addsUp: {
    looking: 'This page adds up',
    page: 'Adds up on this page',
    earlier: 'Balances add up',
    'first-entry': 'Adds up from zero',
    period: 'Adds up for the period'
  },
  openingsUnchecked: (accounts: number) =>
    accounts === 1
      ? '1 opening not checked'
      : `${accounts} openings not checked`,
  reach: {
    looking: 'Loading earlier transactions.',
    page: 'Earlier transactions could not be loaded, so the opening balances on this page are not checked.',
    earlier:
      'Each opening balance on this page matches the transaction before it.',
    'first-entry':
      'There are no earlier transactions: each account starts at zero.',
    period: 'Opening balances of the period are taken as stated.',
    partly:
      'This page adds up. The page before it has no transactions of some accounts, so their opening balances are not checked.'
  },
  gaps: (count: number) =>
    count === 1
      ? '1 balance does not add up'
      : `${count} balances do not add up`,
  off: 'Balances not checked',
  whyOff:
    'Balances are checked row by row only while no filter, other order or unreadable row hides any.',
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
      `${net} in total`,
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
  empty: 'No settled transactions.',
  failed: 'The chart could not be loaded.'
}
