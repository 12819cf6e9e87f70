export const period = {
  from: 'From',
  to: 'To',
  reversed: 'The first day is after the last one'
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
  allTime: 'All time',
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
