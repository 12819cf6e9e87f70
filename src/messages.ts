/** Every text that a person reads. Plain and short, no exclamation. */
export const messages = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  ledger: 'Ledger',
  zone: 'Times are in UTC',
  noScript:
    'This panel needs JavaScript. Allow it for this address and reload the page.',

  login: {
    title: 'Sign in',
    subtitle: 'For administrators of the games and the wallets.',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on',
    submit: 'Sign in',
    busy: 'Signing in',
    lockHint: 'Five wrong tries lock the address for 15 minutes.',
    emailMissing: 'Enter your email address',
    emailBroken: 'Enter an email address, like name@example.com',
    passwordMissing: 'Enter your password',
    refused: 'Email or password is not right.',
    offline: 'You are offline. Connect and try again.',
    denied: 'The server refused this sign-in.',
    failed: (status: number) =>
      `The server answered ${status}. Try again in a moment.`,
    unreachable: 'The server could not be reached. Nothing was changed.',
    wait: (seconds: number) =>
      `Too many tries. Try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
    ended: 'Your session has ended. Sign in again.',
    signOutOpen:
      'You are signed out in this browser, but the server could not be told.',
    sessionUnknown: 'The server could not be asked whether you are signed in.',
    sessionRetry: 'Try again',
    notKept:
      'You were signed in, but the session could not be kept. Allow cookies for this address and sign in again.'
  },
  session: {
    signOut: 'Sign out',
    signingOut: 'Signing out',
    account: 'Account',
    checking: 'Checking the session'
  },

  list: {
    search: 'Search',
    refresh: 'Refresh',
    updated: (clock: string) => `As of ${clock}`,
    status: 'Status',
    type: 'Type',
    clear: 'Clear',
    clearFilters: 'Clear filters',
    retry: 'Try again',
    copyDetails: 'Copy details',
    copied: 'Copied',
    requestId: (id: string) => `Request ${id}`,
    failed: 'The list did not load',
    failedKept: (clock: string) => `These rows are from ${clock}.`,
    hidden: (filters: number, rows: string) =>
      `${filters === 1 ? '1 filter hides' : `${filters} filters hide`} all ${rows}.`,
    announced: (shown: string, total: string | undefined, rows: string) =>
      total === undefined ? `${shown} ${rows}` : `${shown} of ${total} ${rows}`
  },
  problem: {
    offline: 'You are offline. Connect and try again.',
    unreachable: 'The server could not be reached.',
    timeout: 'The server did not answer in time.',
    aborted: 'The question was called off.',
    'bad-answer': 'The server answered with something this panel cannot read.',
    server: (status: number) => `The server answered ${status}, twice.`,
    unauthenticated: 'The server did not take this sign-in.',
    forbidden: 'You have no access to this.',
    'not-found': 'It does not exist any more.',
    conflict: 'Somebody has changed this in the meantime.',
    invalid: 'The server did not take this request.',
    'too-many': 'Too many requests at once. Wait a little.'
  },

  admins: {
    title: 'Admins',
    rows: 'admins',
    search: 'Name or email',
    empty: 'No admins yet',
    emptyText: 'Whoever may sign in here will be listed.',
    noMatch: 'No admins match',
    name: 'Admin',
    email: 'Email',
    status: 'Status',
    lastLogin: 'Last sign-in',
    address: 'From',
    created: 'Created'
  },
  users: {
    title: 'Users',
    rows: 'users',
    search: 'Name, email or id',
    empty: 'No users yet',
    emptyText: 'The first player who registers will be listed here.',
    noMatch: 'No users match',
    user: 'User',
    email: 'Email',
    status: 'Status',
    balance: 'Balance',
    country: 'Country',
    games: 'Games',
    lastSeen: 'Last seen',
    registered: 'Registered',
    unverified: 'unverified',
    never: 'never',
    nobody: 'No name',
    balancesOf: (name: string) => `Balances of ${name}`,
    balancesText: 'Every currency this user holds.',
    currency: 'Currency',
    available: 'Available',
    reserved: 'Reserved',
    bonus: 'Bonus',
    showBalances: (name: string, more: number) =>
      `All balances of ${name}, ${more} more`
  },
  games: {
    title: 'Games',
    rows: 'games',
    search: 'Name or code',
    empty: 'No games yet',
    emptyText: 'The first game of the catalogue will be listed here.',
    noMatch: 'No games match',
    name: 'Game',
    kind: 'Kind',
    status: 'Status',
    players: 'Players',
    entryFee: 'Entry fee',
    commission: 'Commission',
    prizePool: 'Prize pool',
    created: 'Created'
  },
  systemWallets: {
    title: 'System wallets',
    short: 'Wallets',
    rows: 'system wallets',
    search: 'Name or code',
    empty: 'No system wallets yet',
    emptyText: 'The wallets of the house will be listed here.',
    noMatch: 'No system wallets match',
    name: 'Wallet',
    purpose: 'Purpose',
    status: 'Status',
    balance: 'Balance',
    reserved: 'Reserved',
    change: 'Last 24 h',
    lastMovement: 'Last movement',
    lowBalance: 'low'
  },
  transactions: {
    rows: 'entries',
    search: 'Reference, game or id',
    empty: 'No transactions yet',
    emptyUser: 'The first deposit, entry fee or prize will be listed here.',
    emptyWallets: 'The first movement of a system wallet will be listed here.',
    noMatch: 'No transactions match',
    time: 'Time',
    type: 'Type',
    status: 'Status',
    description: 'Description',
    counterparty: 'Counterparty',
    wallet: 'Wallet',
    reference: 'Reference',
    by: 'By',
    bySystem: 'System',
    amount: 'Amount',
    balanceAfter: 'Balance after',
    notSettled: 'not settled',
    noChange: 'no change',
    external: 'External',
    credit: 'credit',
    debit: 'debit',
    units: 'units'
  },
  userTransactions: {
    title: 'User transactions',
    crumb: 'Transactions',
    available: 'Available',
    reserved: (amount: string) => `${amount} reserved`,
    nothingReserved: 'Nothing reserved',
    copyId: 'Copy id',
    userFailed: 'The user did not load'
  },
  walletTransactions: {
    title: 'System wallet transactions',
    menu: 'Wallet transactions',
    short: 'Ledger'
  },

  dialog: {
    close: 'Close',
    maximise: 'Maximise',
    restore: 'Restore',
    move: 'Move dialog'
  },
  confirm: { accept: 'Yes', reject: 'No' },
  loader: { label: 'Loading' },

  ui: {
    clearSearch: 'Clear the search',
    removeFilter: (label: string) => `Remove the ${label} filter`,
    pages: 'Pages',
    page: (page: string) => `Page ${page}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    pageSize: 'Rows per page',
    perPage: (limit: number) => `${limit} per page`,
    ofTotal: (total: string) => `of ${total}`,
    ofMany: 'of many',
    noRows: 'No rows',
    sortBy: 'Sort by',
    sortChoice: (column: string, descending: boolean) =>
      `${column}, ${descending ? 'descending' : 'ascending'}`,
    sortedThen: (direction: string, place: number) =>
      `, sorted ${direction}, level ${place}`
  },

  errorPage: {
    notFound: 'Page Not Found',
    serverError: 'Internal Server Error',
    pageNotFound: (path: string) => `Page not found: ${path}`,
    partMissing:
      'A part of the panel could not be loaded. Check your connection, then reload the page.',
    home: 'Go to admins',
    back: 'Go back',
    reload: 'Reload the page'
  }
} as const
