/** Every text that a person reads. Plain and short, no exclamation. */
export const messages = {
  skipToContent: 'Skip to content',
  callsBlocked: (origin: string) =>
    `This site may not call its API at ${origin}: the Content-Security-Policy header of its host does not allow it. Nothing works until its connect-src names that address.`,
  offline:
    'You are offline. What is shown may be old; it is asked for again once you are connected.',
  mainNavigation: 'Main',
  ledger: 'Ledger',
  zone: {
    legend: 'Time zone',
    shown: (name: string, zone: string) =>
      `Times are shown in ${name === zone ? zone : `${name}, ${zone}`}`,
    own: (zone: string, name: string) =>
      `My time, ${name === zone ? zone : `${zone} (${name})`}`,
    address: (zone: string, name: string) =>
      `This link, ${name === zone ? zone : `${zone} (${name})`}`
  },
  keys: {
    title: 'Keyboard shortcuts',
    allow: 'Single-key shortcuts',
    allowHint: (commandKey: string) =>
      `Keys without ${commandKey}, like g and r. Kept in this browser.`,
    off: 'off',
    anywhere: 'Anywhere',
    goTo: 'Go to',
    inList: 'In a list',
    results: 'Results of actions',
    close: 'Close what is open',
    nextRow: 'From row to row',
    edgeRow: 'First and last row',
    openRow: 'Open the row',
    chooseRow: 'Choose the row',
    chooseRows: 'Choose up to here',
    dropRows: 'Drop the choice',
    columnWidth: 'Width of a column, on its edge'
  },
  palette: {
    find: 'Find or go to',
    placeholder: 'Screen, user, transaction or action',
    results: 'What was found',
    exact: 'Exact id',
    recent: 'Recent',
    screens: 'Screens',
    here: 'On this screen',
    panel: 'Panel',
    users: (more: boolean, count: number) =>
      more ? `Users, first ${count}` : 'Users',
    entries: (more: boolean, count: number) =>
      more ? `Transactions, first ${count}` : 'Transactions',
    showTimesIn: (zone: string) => `Show times in ${zone}`,
    searching: 'Searching',
    nothing: (text: string) => `Nothing found for “${text}”.`,
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    usersFailed: 'Users could not be searched.',
    entriesFailed: 'Transactions could not be searched.',
    choose: 'choose',
    open: 'open',
    newTab: 'new tab'
  },
  theme: {
    legend: 'Theme',
    names: { system: 'As the system', light: 'Light', dark: 'Dark' },
    shown: (name: string) => `Theme: ${name}`
  },
  period: {
    from: 'From',
    to: 'To',
    reversed: 'The first day is after the last one'
  },
  noScript:
    'This panel needs JavaScript. Allow it for this address and reload the page.',
  oldBrowser:
    'This browser is too old for the panel. Update it, or use another one.',

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
    tooMany: 'Too many tries. Try again in a moment.',
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
    checking: 'Checking the session',
    replaced: (name: string) => `You are ${name} now`,
    replacedText:
      'Another tab of this browser signed in with another account, so this page was loaded again. Nothing was sent in its name.'
  },

  list: {
    search: 'Search',
    refresh: 'Refresh',
    refreshKey: 'Refresh (r)',
    asOf: (clock: string) => `As of ${clock}`,
    updated: (seconds: number) =>
      seconds < 2
        ? 'Updated now'
        : seconds < 60
          ? `Updated ${seconds} s ago`
          : seconds < 3600
            ? `Updated ${Math.floor(seconds / 60)} min ago`
            : `Updated ${Math.floor(seconds / 3600)} h ago`,
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
    failed: 'The list did not load',
    failedKept: (clock: string) => `These rows are from ${clock}.`,
    failedOther: (clock: string) =>
      `These rows are from ${clock} and do not answer the filters above.`,
    hidden: (filters: number, rows: string) =>
      `${filters === 1 ? '1 filter hides' : `${filters} filters hide`} all ${rows}.`,
    announced: (shown: string, total: string | undefined, rows: string) =>
      total === undefined ? `${shown} ${rows}` : `${shown} of ${total} ${rows}`
  },
  filters: {
    add: 'Filter',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    loading: 'Loading',
    noValues: 'No values yet',
    addValue: 'Add',
    currency: 'Currency',
    noCurrencies: 'The currencies are not known.',
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    atLeast: (amount: string, currency: string) => `from ${amount} ${currency}`,
    atMost: (amount: string, currency: string) => `up to ${amount} ${currency}`,
    units: (amount: string) => `${amount} units`,
    daysOf: (zone: string) => `Days of ${zone}`,
    order: 'This end is below the other one',
    amountProblem: (
      problem: 'not-a-number' | 'too-precise' | 'ambiguous',
      decimals: number
    ) =>
      ({
        'not-a-number': 'Enter an amount, like 1234.50',
        'too-precise':
          decimals === 0
            ? 'This currency has no decimals'
            : `This currency has ${decimals} decimals`,
        ambiguous:
          decimals === 0
            ? 'Write a thousand without a separator, like 1234'
            : `A thousand or a fraction? Write 1234 or ${decimals < 3 ? '1.2' : '1.2340'}`
      })[problem],
    yes: 'Yes',
    no: 'No',
    today: 'Today',
    yesterday: 'Yesterday',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    month: 'This month',
    'before-7d': 'Over 7 days ago',
    'before-30d': 'Over 30 days ago',
    'before-90d': 'Over 90 days ago'
  },

  totals: {
    settled: (count: string) => `Settled, all ${count}`,
    in: 'In',
    out: 'Out',
    net: 'Net',
    title: 'Net by currency',
    entries: (count: number, shown: string) =>
      count === 1 ? '1 settled entry' : `${shown} settled entries`,
    balances: (count: string | undefined) =>
      count === undefined ? 'Balances of all' : `Balances of all ${count}`
  },
  balanceCheck: {
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
  },

  holdings: {
    title: 'Available by currency',
    in: (count: number) =>
      count === 1 ? 'Available in 1 wallet' : `Available in ${count} wallets`,
    lowest: 'Lowest'
  },

  notices: {
    corrected: (name: string, given: string) =>
      name === 'cursor'
        ? 'The place in the list was not known any more: its first page is shown.'
        : name === 'page'
          ? `There is no page ${given}.`
          : `“${name}=${given}” in the address means nothing here and was left out.`,
    dismiss: 'Dismiss',
    ignored: (names: string[]) =>
      `The server did not do all that it was asked: ${names.join(', ')}.`,
    order: (column: string) => `order by ${column}`,
    limit: 'number of rows',
    doubleRows: 'each row once',
    unreadable: (rows: string[]) =>
      `Missing here, because what the server sent cannot be read: ${rows.join('; ')}.`,
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
    'too-many': 'Too many requests at once. Wait a little.',
    longAddress:
      'This asks for too much at once. Shorten the search, or take filters off.'
  },

  admins: {
    title: 'Admins',
    rows: 'admins',
    all: 'Everyone',
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
    all: 'Everyone',
    search: 'Name, email or id',
    empty: 'No users yet',
    emptyText: 'The first player who registers will be listed here.',
    noMatch: 'No users match',
    user: 'User',
    email: 'Email',
    status: 'Status',
    balance: 'Balance',
    country: 'Country',
    countryCode: 'Country code',
    noCountryCode: 'Enter two letters, like PL',
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
    tags: 'Tags',
    id: 'Id',
    hasReserved: 'Reserved funds',
    isTest: 'Test account',
    transactions: (name: string) => `Transactions of ${name}`,
    showBalances: (name: string, more: number) =>
      `All balances of ${name}, ${more} more`
  },
  games: {
    title: 'Games',
    rows: 'games',
    all: 'All games',
    search: 'Name or code',
    empty: 'No games yet',
    emptyText: 'The first game of the catalogue will be listed here.',
    noMatch: 'No games match',
    name: 'Game',
    kind: 'Kind',
    noKind: 'Enter one kind, without a comma',
    status: 'Status',
    players: 'Players',
    entryFee: 'Entry fee',
    commission: 'Commission',
    prizePool: 'Prize pool',
    created: 'Created',
    started: 'Started',
    code: 'Code',
    private: 'private',
    visibility: 'Private'
  },
  systemWallets: {
    title: 'System wallets',
    short: 'Wallets',
    rows: 'system wallets',
    all: 'All wallets',
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
    lowBalance: 'low',
    overdrawn: 'below zero',
    code: 'Code',
    available: 'Available',
    currency: 'Currency',
    below: 'Low balance',
    created: 'Created',
    entries: (name: string) => `Entries of ${name}`
  },
  transactions: {
    rows: 'entries',
    all: 'All entries',
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
    direction: 'Direction',
    currency: 'Currency',
    game: 'Game',
    byAdmin: 'Made by an admin',
    id: 'Id',
    creditWord: 'Credit',
    debitWord: 'Debit',
    reverses: 'Open the entry that this one reverses',
    reversedBy: 'Open the entry that reversed this one',
    gapWithin:
      'The balance before and the amount do not make the balance after.',
    gapBetween: (olderId: string) =>
      `The balance does not follow from ${olderId}, the entry before.`,
    gapAtOpening: 'The first entry of the account found money in it.',
    named: (id: string) => `entry ${id}`,
    group: 'Movement id',
    user: 'User',
    userId: 'User id',
    external: 'External',
    credit: 'credit',
    debit: 'debit',
    units: 'units'
  },
  userTransactions: {
    title: 'User transactions',
    crumb: 'Transactions',
    available: 'Available',
    wallet: 'Wallet',
    allWallets: 'All',
    reserved: (amount: string) => `${amount} reserved`,
    nothingReserved: 'Nothing reserved',
    statement: 'Statement',
    copyId: 'Copy id',
    userFailed: 'The user did not load'
  },
  walletTransactions: {
    title: 'System wallet transactions',
    menu: 'Wallet transactions',
    short: 'Ledger'
  },

  drawer: {
    close: 'Close',
    copyId: 'Copy id',
    copy: (what: string) => `Copy ${what.toLowerCase()}`,
    idOf: (what: string) => `${what} id`,
    copied: 'Copied',
    openEntries: 'Open all entries',
    previous: 'Previous row',
    next: 'Next row',
    transaction: 'Transaction',
    user: 'User',
    game: 'Game',
    systemWallet: 'System wallet',
    admin: 'Admin',
    loading: 'Loading',
    failed: 'The details did not load',
    missing: (noun: string, id: string) =>
      `There is no ${noun.toLowerCase()} ${id}`,
    missingText: 'It may have been removed, or the address is wrong.',
    back: 'Back to the list',
    fromList: 'What the list knows is shown.',
    keptFrom: 'What was read before is shown.',
    readAt: 'As of',
    refresh: 'Refresh the details',
    rawJson: 'Raw JSON',
    copyJson: 'Copy JSON',
    yes: 'Yes',
    no: 'No',

    id: 'Id',
    version: 'Version',
    created: 'Created',
    updated: 'Changed',
    status: 'Status',
    email: 'Email',
    verified: 'Verified',
    username: 'Username',
    phone: 'Phone',
    country: 'Country',
    picture: 'Picture',
    banReason: 'Ban reason',
    bannedUntil: 'Banned until',
    gamesPlayed: 'Games played',
    tags: 'Tags',
    testAccount: 'Test account',
    lastSeen: 'Last seen',
    registered: 'Registered',
    lastLogin: 'Last sign-in',
    lastLoginFrom: 'From',
    wallets: 'Wallets',
    noWallets: 'Holds no wallet.',
    currency: 'Currency',
    available: 'Available',
    reserved: 'Reserved',
    bonus: 'Bonus',
    latestEntries: 'Latest entries',
    allTransactions: 'All transactions',
    allEntries: 'All entries',
    noEntries: 'No entries yet.',
    entriesFailed: 'The entries did not load.',

    code: 'Code',
    kind: 'Kind',
    players: 'Players',
    playersAllowed: 'Players allowed',
    atLeast: (players: number) => `${players} or more`,
    atMost: (players: number) => `${players} at most`,
    between: (least: number, most: number) =>
      least === most ? String(least) : `${least} to ${most}`,
    entryFee: 'Entry fee',
    prizePool: 'Prize pool',
    commission: 'Commission',
    visibility: 'Visibility',
    private: 'Private',
    public: 'Public',
    started: 'Started',
    finished: 'Finished',

    purpose: 'Purpose',
    balance: 'Balance',
    change24h: 'Last 24 h',
    lowBalanceAt: 'Low below',
    low: 'low',
    mayBeNegative: 'Below zero',
    allowed: 'Allowed',
    notAllowed: 'Not allowed',
    lastMovement: 'Last movement',

    time: 'Time',
    effective: 'Effective',
    type: 'Type',
    direction: 'Direction',
    credit: 'Credit',
    debit: 'Debit',
    amount: 'Amount',
    balanceBefore: 'Balance before',
    balanceAfter: 'Balance after',
    wallet: 'Wallet',
    counterparty: 'Counterparty',
    external: 'External',
    reference: 'Reference',
    movement: 'Movement',
    reverses: 'Reverses',
    reversedBy: 'Reversed by',
    by: 'By',
    reason: 'Reason',
    failureCode: 'Failure code',
    metadata: 'Metadata',
    went: (before: string, after: string, currency: string) =>
      `Balance went from ${before} to ${after} ${currency}.`,
    unmoved: (status: string) => `Has not changed the balance: ${status}.`,
    unstated: 'Has changed the balance, but the server does not say from what.',
    movementEntries: 'All entries of this movement',
    walletOrUser: 'Wallet or user',
    amountAndBalance: 'Amount and balance',
    thisEntry: 'this entry',
    openEntry: 'open entry',
    openEntryOf: (owner: string) => `Open entry of ${owner}`,
    fromTo: (before: string, after: string) => `from ${before} to ${after}`,
    sum: 'Sum',
    unbalanced:
      'Money has appeared or vanished here: the entries of a movement sum to zero.'
  },

  longText: {
    showAll: 'Show all',
    showMore: 'Show more',
    showLess: 'Show less',
    copyAll: 'Copy all of it',
    cut: (shown: string, all: string) =>
      `The first ${shown} of ${all} characters. A copy has all of them.`
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
    charactersLeft: (left: number) =>
      left === 1 ? '1 character left' : `${left} characters left`,
    results: (key: string) => `Results (${key})`,
    dismiss: 'Dismiss',
    clearSearch: 'Clear the search',
    length: (length: number, most: number) => `${length} of ${most} characters`,
    tooLong: (length: number, most: number) =>
      `${length} characters, at most ${most} can be used`,
    removeFilter: (label: string) => `Remove the ${label} filter`,
    pages: 'Pages',
    page: (page: string) => `Page ${page}`,
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    pageSize: 'Rows per page',
    perPage: (limit: number) => `${limit} per page`,
    ofTotal: (total: string) => `of ${total}`,
    ofMany: 'of many',
    ofLoading: 'of …',
    noRows: 'No rows',
    rowCount: (count: number, shown: string) =>
      count === 1 ? '1 row' : `${shown} rows`,
    sortBy: 'Sort by',
    sortChoice: (column: string, descending: boolean) =>
      `${column}, ${descending ? 'descending' : 'ascending'}`,
    sortedThen: (column: string, direction: string, place: number) =>
      `${column}, sorted ${direction}, level ${place}`
  },

  bulk: {
    selectAll: (total: string, clock: string) =>
      `Select all ${total} that match as of ${clock}`,
    allSelected: (total: string, clock: string) =>
      `All ${total} that match as of ${clock}`,
    onlyChosen: 'Only the chosen rows',
    rows: {
      'suspend-user': ['user', 'users'],
      'reinstate-user': ['user', 'users'],
      'disable-admin': ['admin', 'admins'],
      'enable-admin': ['admin', 'admins']
    },
    words: {
      'suspend-user': {
        verb: 'Suspend',
        text: 'They cannot play or withdraw until the suspension ends.',
        done: 'Suspended'
      },
      'reinstate-user': {
        verb: 'Reinstate',
        text: 'They can play and withdraw again at once.',
        done: 'Reinstated'
      },
      'disable-admin': {
        verb: 'Disable',
        text: 'They are signed out at once and cannot sign in until they are enabled.',
        done: 'Disabled'
      },
      'enable-admin': {
        verb: 'Enable',
        text: 'They can sign in again with the password they had.',
        done: 'Enabled'
      }
    },
    title: (verb: string, count: string) => `${verb} ${count}`,
    question: (verb: string, count: string) => `${verb} ${count}?`,
    snapshot: (clock: string) =>
      `All that match as of ${clock}. What came later is not touched.`,
    reading: (read: string, expected: string) =>
      `Reading which ones: ${read} of ${expected}. Nothing is sent yet.`,
    readProgress: 'Read',
    unread: 'Which ones match could not be read. Nothing was sent.',
    readAgain: 'Read again',
    miscounted: (expected: string, found: string) =>
      `You agreed to ${expected}, and now ${found} match. Nothing was sent yet.`,
    progress: 'Progress',
    soFar: (ended: string, all: string) => `${ended} of ${all}`,
    phases: {
      running: 'Under way. Keep this page open.',
      stopping: 'Stopping. What is under way finishes.'
    },
    paused: {
      person: 'Paused. What was under way finishes.',
      offline:
        'You are offline, so it is paused. It goes on by itself once you are connected.',
      unreachable:
        'The server could not be reached, so it is paused. Continue once it can be.'
    },
    holding: (clock: string) =>
      `The server wants a rest. It goes on by itself at ${clock}.`,
    ends: {
      complete: 'Finished.',
      stopped: 'Stopped before the end.',
      'signed-out': 'The session ended before the end.'
    },
    pause: 'Pause',
    proceed: 'Continue',
    stop: 'Stop',
    retry: (count: string) => `Retry ${count}`,
    sendRest: (count: string) => `Send the remaining ${count}`,
    close: 'Done',
    leave: {
      title: 'Stop here?',
      text: (waiting: string) =>
        `${waiting} are not sent yet. What is under way finishes.`,
      accept: 'Stop',
      reject: 'Go on'
    },
    outcomes: {
      done: 'Done',
      skipped: 'Skipped',
      failed: 'Failed',
      unknown: 'Not known',
      unsent: 'Not sent'
    },
    show: 'Results to show',
    every: (count: string) => `All ${count}`,
    results: 'Results',
    item: 'Name',
    outcome: 'Result',
    why: 'Why',
    firstOf: (shown: string, all: string) =>
      `The first ${shown} of ${all}. The file has all of them.`,
    save: 'Save as CSV',
    unsaved: 'The file could not be written.',
    unsentWhy: 'The run ended before its turn.'
  },
  export: {
    title: (rows: string) => `Export ${rows}`,
    text: 'A CSV file with every field of each row.',
    scope: 'Which rows',
    count: (count: number, shown: string, rows: string) =>
      count === 1 ? '1 row' : `${shown} ${rows}`,
    page: (count: string) => `This page, ${count}`,
    selection: (count: string) => `Selection, ${count}`,
    noSelection: 'Selection, none',
    matching: (shown: string | undefined) =>
      shown === undefined ? 'All that match' : `All ${shown} that match`,
    memory: (limit: string) =>
      `This browser keeps the file in memory: at most ${limit} rows.`,
    start: 'Export',
    cancel: 'Cancel',
    done: 'Done',
    progress: 'Progress',
    soFar: (written: string, expected: string | undefined) =>
      expected === undefined
        ? `Exported ${written}`
        : `Exported ${written} of ${expected}`,
    waiting: (seconds: number) =>
      `The server asks to wait. The export goes on in ${seconds} s.`,
    result: (soFar: string, rows: string, file: string) =>
      `${soFar} ${rows} to ${file}.`,
    nothing: 'Nothing was exported.',
    incomplete: 'The file is incomplete.',
    unwritable: 'The file could not be written.',
    reasons: {
      cancelled: 'You cancelled the export.',
      limit: 'The file has reached its limit of rows.',
      miscounted:
        'The server had counted another number of rows. Export them again.'
    },
    /** In the file itself, and so without separators of thousands. */
    ends: {
      cancelled: 'cancelled',
      failed: 'failed',
      limit: 'stopped at the limit',
      miscounted: 'not as many as counted'
    },
    mark: (
      written: number,
      expected: number | undefined,
      end: string,
      at: string
    ) =>
      expected === undefined
        ? `# incomplete: ${written} rows, ${end} at ${at}`
        : `# incomplete: ${written} of ${expected} rows, ${end} at ${at}`
  },

  chart: {
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
  },
  statement: {
    title: 'Statement of account',
    button: 'Statement',
    account: 'Account',
    username: 'Username',
    userId: 'User id',
    period: 'Period',
    inZone: (period: string, zone: string) => `${period}, times in ${zone}`,
    drawnUp: 'Drawn up at',
    reading: 'Reading the entries',
    progress: (read: string, expected: string | undefined) =>
      expected === undefined ? `${read} read` : `${read} of ${expected} read`,
    cancel: 'Cancel',
    failed: 'The statement could not be drawn up.',
    cut: (limit: string, expected: string | undefined) =>
      expected === undefined
        ? `The period has more entries. Only the first ${limit} are in this statement: choose a shorter period.`
        : `The period has ${expected} entries. Only the first ${limit} are in this statement: choose a shorter period.`,
    moved:
      'The entries changed while they were read. Draw the statement up again.',
    again: 'Draw up again',
    print: 'Print',
    wallet: (id: string) => `Wallet ${id}`,
    noEntries: 'No entries in this period.',
    nothing: 'There are no entries and no balances.',
    time: 'Time',
    type: 'Type',
    description: 'Description',
    reference: 'Reference',
    status: 'Status',
    in: 'In',
    out: 'Out',
    balance: 'Balance',
    opening: 'Opening balance',
    closing: 'Closing balance',
    closingCut: 'Balance after the last entry here',
    sums: 'Sum of entries',
    unknown: 'not stated',
    open: 'Not settled yet, not in the sums',
    addsUp: (entries: string) => `The balances add up, ${entries} checked.`,
    entries: (count: number, shown: string) =>
      count === 1 ? '1 entry' : `${shown} entries`,
    gap: (amount: string, between: string) =>
      `${amount} not accounted for ${between}`,
    between: (older: string, newer: string) => `between ${older} and ${newer}`,
    within: (id: string) => `in ${id}`,
    notChecked: 'The server states no balances to check.'
  },

  table: {
    selectRow: (name: string) => `Select ${name}`,
    selectPage: 'Select the rows of this page',
    selected: (count: string) => `${count} selected`,
    selectedRows: (count: number, written: string, rows: string) =>
      count === 1 ? '1 row selected' : `${written} ${rows} selected`,
    notShown: (count: string, where: 'list' | 'page') =>
      `${count} not ${where === 'list' ? 'in this list' : 'on this page'}`,
    clearSelection: 'Clear selection',
    selection: (rows: string) => `Selected ${rows}`,
    actions: 'Actions',
    rowActions: (name: string) => `Actions for ${name}`,
    columns: 'Columns',
    density: 'Density',
    densities: { compact: 'Compact', normal: 'Normal', relaxed: 'Relaxed' },
    moveUp: (column: string) => `Move ${column} up`,
    moveDown: (column: string) => `Move ${column} down`,
    columnPlace: (column: string, place: number, total: number) =>
      `${column}, column ${place} of ${total}`,
    pinFirst: 'Pin first column',
    resetLayout: 'Reset layout',
    layoutReset: 'The layout is reset',
    widthOf: (column: string) => `Width of ${column}`,
    width: (pixels: number | undefined) =>
      pixels === undefined ? 'automatic' : `${pixels} px`,
    resizeHint: 'Drag to resize, double-click for the automatic width'
  },
  views: {
    label: 'Saved views',
    save: 'Save view',
    name: 'Name',
    rename: 'Rename',
    update: 'Update to what is shown',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    remove: 'Delete',
    removed: 'View deleted.',
    undo: 'Undo',
    saved: (name: string) => `${name} is saved`,
    updated: (name: string) => `${name} is updated`,
    place: (name: string, place: number, total: number) =>
      `${name}, view ${place} of ${total}`,
    actionsOf: (name: string) => `Actions of the view ${name}`,
    refused: {
      empty: 'Enter a name',
      long: 'A name has at most 40 characters',
      taken: 'Another view has this name',
      full: 'There are 30 views already. Delete one first.'
    }
  },

  /** What is wrong with a field, said at the field. */
  checks: {
    required: 'Fill this in.',
    reason: 'Give a reason of 5 to 500 characters.',
    unseen: 'Leave out characters that cannot be seen.',
    reference:
      'Letters, digits, spaces and . _ : / # - only, at most 80 characters.',
    email: 'Write an email address, such as name@example.com.',
    adminName: 'Write a name of at most 100 characters.',
    gameName: 'Write a name of at most 120 characters.',
    walletName: 'Write a name of at most 100 characters.',
    displayName: 'Write a name of at most 100 characters.',
    password: 'Use 8 to 200 characters.',
    aboveZero: 'The amount has to be above zero.',
    notBelowZero: 'The amount cannot be below zero.',
    tooMuch: 'No wallet can hold that much.',
    wholeNumber: 'Write a whole number.',
    phone: 'Digits, spaces, brackets and dashes only, such as +48 600 100 200.',
    country: 'Two letters, such as PL.',
    tag: 'A tag has 1 to 30 letters, digits, spaces or dashes.',
    tags: 'At most 20 tags.',
    gameCode: 'Small letters, digits and dashes, 2 to 64 characters.',
    gameKind: 'Small letters, digits and underscores, 2 to 30 characters.',
    players: 'Between 2 and 10,000 players.',
    playersOrder: 'The most cannot be less than the least.',
    commission: 'Between 0 and 100 percent, two decimals at most.',
    future: 'Choose a time that is still to come.',
    sameWallet: 'Choose another wallet: money cannot move to where it is.'
  },

  /** What can be done, by the name of the action. */
  actions: {
    offers: 'What can be done',
    userOffers: {
      adjust: 'Adjust balance',
      edit: 'Edit profile',
      suspend: 'Suspend',
      reinstate: 'Reinstate',
      closed: 'The account is closed.',
      deleted: 'The account is deleted.',
      noWallet: 'The user holds no wallet.',
      notActive: 'Only an active account can be suspended.'
    },
    transactionOffers: {
      reverse: 'Reverse',
      reversed: 'It was reversed already.',
      notCompleted: 'Only what is completed can be reversed.',
      isReversal: 'A reversal is not reversed. Adjust the balance instead.'
    },
    activity: {
      title: 'Activity',
      empty: 'Nothing was done here yet.',
      failed: 'What was done here did not load.',
      showMore: (count: number) => `Show up to ${count} more`,
      changes: 'What changed',
      noValue: 'empty',
      became: 'became',
      done: {
        'admin.created': 'created the account',
        'admin.edited': 'edited the account',
        'admin.disabled': 'disabled the account',
        'admin.enabled': 'enabled the account',
        'admin.password-reset': 'set a new password',
        'admin.sessions-ended': 'ended all sessions',
        'user.edited': 'edited the profile',
        'user.suspended': 'suspended the account',
        'user.reinstated': 'reinstated the account',
        'user.adjusted': 'adjusted the balance',
        'game.created': 'created the game',
        'game.edited': 'edited the game',
        'game.paused': 'paused the game',
        'game.resumed': 'opened the game',
        'game.archived': 'archived the game',
        'wallet.edited': 'edited the wallet',
        'wallet.frozen': 'froze the wallet',
        'wallet.unfrozen': 'unfroze the wallet',
        'wallet.adjusted': 'corrected the balance',
        'wallet.transferred': 'transferred money',
        'transaction.reversed': 'reversed the movement'
      },
      fields: {
        name: 'Name',
        email: 'Email',
        emailVerified: 'Email verified',
        displayName: 'Display name',
        phone: 'Phone',
        country: 'Country',
        tags: 'Tags',
        isTest: 'Test account',
        status: 'Status',
        banReason: 'Ban reason',
        bannedUntil: 'Banned until',
        code: 'Code',
        kind: 'Kind',
        minPlayers: 'Least players',
        maxPlayers: 'Most players',
        entryFee: 'Entry fee',
        commissionBps: 'Commission',
        isPrivate: 'Private',
        startedAt: 'Started',
        lowBalanceAt: 'Low below',
        balance: 'Balance',
        transactionId: 'Entry',
        reversedById: 'Reversed by'
      }
    },
    adminOffers: {
      edit: 'Edit',
      disable: 'Disable',
      enable: 'Enable',
      resetPassword: 'Reset password',
      endSessions: 'End sessions',
      create: 'Create admin',
      own: 'This is you. Another admin has to do this.'
    },
    gameOffers: {
      edit: 'Edit',
      duplicate: 'Duplicate',
      pause: 'Pause',
      resume: 'Resume',
      open: 'Open',
      archive: 'Archive',
      create: 'New game',
      archived: 'Nothing brings an archived game back.',
      running: 'Pause the game first.',
      notOpen: 'Only an open game can be paused.',
      locked: 'Locked while the game is open. Pause it first.'
    },
    walletOffers: {
      transfer: 'Transfer',
      adjust: 'Adjust',
      edit: 'Rename and low-balance mark',
      freeze: 'Freeze',
      unfreeze: 'Unfreeze',
      closed: 'This wallet is closed.',
      frozen: 'This wallet is frozen. Unfreeze it first.',
      counterpart:
        'Adjustments of other wallets go through this one. Use a transfer.'
    },
    copyOf: (name: string) => `${name} (copy)`,
    cancel: 'Cancel',
    close: 'Close',
    notChosen: 'Choose one',
    walletChoice: {
      frozen: (name: string) => `${name} (frozen: no money moves)`,
      closed: (name: string) => `${name} (closed: no money moves)`
    },
    choicesFailed: 'The choices did not load.',
    offline: 'You are offline. Nothing is sent until you are connected again.',
    sending: 'Sending. Keep this page open until there is an answer.',
    understood: (amount: string, currency: string, minorUnits: string) =>
      `${amount} ${currency} = ${minorUnits} units`,
    timesIn: (zone: string) => `Times are in ${zone}.`,
    generate: 'Generate',
    generated: {
      copied: 'Generated and copied. It is not shown again later.',
      shown: 'Generated. Copy it now, it is not shown again later.'
    },
    wait: (seconds: number) => `You can try again in ${seconds} s.`,
    discard: {
      title: 'Discard what you typed?',
      text: 'Nothing has been sent yet.',
      accept: 'Discard',
      reject: 'Keep editing'
    },
    leaveUnknown: {
      title: 'Close without an answer?',
      text: 'It may have been done. Look for it before you do it again.',
      accept: 'Close',
      reject: 'Stay'
    },
    problems: (count: number) =>
      count === 1 ? '1 field needs a change' : `${count} fields need a change`,
    refused: 'Nothing was changed.',
    refusedAgain: 'Not done this time. An earlier request may still arrive.',
    sentBefore:
      'It was sent before without an answer. Whatever you send from here, only one is done.',
    notOpened: {
      title: 'The form was not opened',
      text: 'The currencies did not load, so its amounts cannot be shown.'
    },
    server: (status: number) => `The server answered ${status}.`,
    notWaited: 'The page was left before the answer came.',
    requestId: 'Request id',
    copyRequestId: 'Copy the request id',
    tryAgain: 'Try again',
    edit: 'Back to the form',
    outdated: {
      title: 'Somebody changed this meanwhile',
      text: 'Nothing of yours was saved. Choose what to go on with.',
      again: 'Nothing was done. Look at it as it is now, then decide.',
      reading: 'Reading what stands there now',
      failed: 'What stands there now could not be read.',
      same: 'What you see in the form has not changed.',
      field: 'Field',
      yours: 'Yours',
      now: 'Now',
      untouched: 'not changed by you',
      empty: 'empty',
      keep: 'Keep my changes',
      discard: 'Discard mine'
    },
    unknown: {
      title: 'It is not known whether this was done',
      text: 'Check first. To send it again is safe: it is done once at most.',
      asking: 'Asking the server',
      'not-done':
        'Not done so far. An earlier request may still arrive: whatever you send from here, only one is done.',
      unanswered: 'The server could not say. Check again in a moment.',
      check: 'Check',
      sendAgain: 'Send again',
      withheld:
        'It cannot be sent again: a password is not kept when the page is left. Check what became of it.',
      reusedTitle: 'An earlier request was done',
      reused:
        'It arrived late. What you changed in the form since was not done.',
      checkReused: 'Check shows what was done.'
    },
    review: {
      credit: (amount: string, name: string) => `Credit ${amount} to ${name}?`,
      debit: (amount: string, name: string) => `Debit ${amount} from ${name}?`,
      transfer: (amount: string, from: string, to: string) =>
        `Move ${amount} from ${from} to ${to}?`,
      reverse: (name: string) => `Reverse ${name}?`,
      text: 'The money moves at once. A mistake is corrected by a reversal.',
      accept: {
        credit: (amount: string) => `Credit ${amount}`,
        debit: (amount: string) => `Debit ${amount}`,
        transfer: (amount: string) => `Move ${amount}`,
        reverse: (amount: string) => `Reverse ${amount}`.trimEnd()
      },
      note: 'Sent once, even if you retry.',
      table: 'What each wallet holds before and after',
      wallet: 'Wallet',
      before: 'Before',
      change: 'Change',
      after: 'After',
      sum: 'Sum',
      dryRun: (clock: string, zone: string) =>
        `From a dry run at ${clock} ${zone}`,
      kind: (kind: string, currency: string) =>
        `${{ user: 'User wallet', system_wallet: 'System wallet' }[kind] ?? kind}, ${currency}`,
      reserved: (amount: string) => `${amount} reserved`,
      unbalanced: 'The changes do not sum to zero.',
      again: 'Type the amount again',
      againHint: (currency: string) => `It is large. In ${currency}.`,
      againWrong: 'This is another amount.'
    },
    fields: {
      name: 'Name',
      email: 'Email',
      password: 'Password',
      displayName: 'Display name',
      phone: 'Phone',
      country: 'Country',
      countryHint: 'Two letters, such as PL.',
      tags: 'Tags',
      tagsHint: 'Separated by commas.',
      isTest: 'Test account',
      reason: 'Reason',
      reasonHint: 'It stays in the record.',
      reference: 'Reference',
      referenceHint: 'A ticket or an invoice. May be left empty.',
      referenceNeeded: 'What this corrects: a ticket or an invoice.',
      until: 'Until',
      untilHint: 'Left empty, until somebody ends it.',
      code: 'Code',
      codeHint: 'Small letters, digits and dashes.',
      kind: 'Kind',
      kindHint: 'Small letters, digits and underscores.',
      minPlayers: 'Least players',
      maxPlayers: 'Most players',
      currency: 'Currency',
      fee: 'Entry fee',
      commission: 'Commission',
      isPrivate: 'Private game',
      lowBalanceAt: 'Low below',
      lowBalanceHint: 'Left empty, nothing is marked as low.',
      direction: 'Direction',
      credit: 'Credit, gives to the wallet',
      debit: 'Debit, takes from the wallet',
      amount: 'Amount',
      from: 'From',
      fromFirst: 'Choose where it comes from first',
      to: 'To'
    },
    views: {
      'create-admin': {
        title: () => 'Create an admin',
        text: 'They can sign in at once. Hand the password over yourself.',
        submit: 'Create admin'
      },
      'edit-admin': { title: (name: string) => `Edit ${name}`, submit: 'Save' },
      'disable-admin': {
        title: (name: string) => `Disable ${name}?`,
        text: 'They are signed out at once and cannot sign in until they are enabled.',
        submit: 'Disable'
      },
      'enable-admin': {
        title: (name: string) => `Enable ${name}?`,
        text: 'They can sign in again with the password they had.',
        submit: 'Enable'
      },
      'reset-admin-password': {
        title: (name: string) => `New password for ${name}`,
        text: 'They are signed out everywhere. Hand the password over yourself.',
        submit: 'Set password'
      },
      'end-admin-sessions': {
        title: (name: string) => `Sign ${name} out everywhere?`,
        text: 'They can sign in again at once.',
        submit: 'Sign out'
      },
      'edit-user': { title: (name: string) => `Edit ${name}`, submit: 'Save' },
      'suspend-user': {
        title: (name: string) => `Suspend ${name}?`,
        text: 'They cannot play or withdraw until the suspension ends.',
        submit: 'Suspend'
      },
      'reinstate-user': {
        title: (name: string) => `Reinstate ${name}?`,
        text: 'They can play and withdraw again at once.',
        submit: 'Reinstate'
      },
      'adjust-user': {
        title: (name: string) => `Adjust the balance of ${name}`,
        text: 'Nothing moves yet: you see what would happen first.',
        submit: 'Review'
      },
      'create-game': {
        title: () => 'Create a game',
        text: 'It is a draft that nobody can join until it is opened.',
        submit: 'Create game'
      },
      'duplicate-game': {
        title: (name: string) => `Duplicate ${name}`,
        text: 'The copy is a draft with a code of its own.',
        submit: 'Create game'
      },
      'edit-game': { title: (name: string) => `Edit ${name}`, submit: 'Save' },
      'pause-game': {
        title: (name: string) => `Pause ${name}?`,
        text: 'Nobody can join until it is resumed.',
        submit: 'Pause'
      },
      'resume-game': {
        title: (name: string) => `Open ${name}?`,
        text: 'Players can join it at once.',
        submit: 'Open'
      },
      'archive-game': {
        title: (name: string) => `Archive ${name}?`,
        text: 'Nothing brings an archived game back.',
        submit: 'Archive'
      },
      'edit-wallet': {
        title: (name: string) => `Edit ${name}`,
        submit: 'Save'
      },
      'freeze-wallet': {
        title: (name: string) => `Freeze ${name}?`,
        text: 'No money moves in or out until it is unfrozen.',
        submit: 'Freeze'
      },
      'unfreeze-wallet': {
        title: (name: string) => `Unfreeze ${name}?`,
        text: 'Money can move in and out again at once.',
        submit: 'Unfreeze'
      },
      'adjust-wallet': {
        title: (name: string) => `Correct the balance of ${name}`,
        text: 'Nothing moves yet: you see what would happen first.',
        submit: 'Review'
      },
      transfer: {
        title: (name: string) =>
          name === '' ? 'Transfer between wallets' : `Transfer from ${name}`,
        text: 'Nothing moves yet: you see what would happen first.',
        submit: 'Review'
      },
      'reverse-transaction': {
        title: (name: string) => `Reverse ${name}`,
        text: 'All that it moved is moved back, once. You see what would happen first.',
        submit: 'Review'
      }
    },
    told: {
      balance: (after: string, currency: string) => `Now ${after} ${currency}`,
      balances: (before: string, after: string, currency: string) =>
        `${before} → ${after} ${currency}`,
      ofWallet: (name: string, balances: string) => `${name}: ${balances}`,
      moreWallets: (count: number) =>
        count === 1 ? 'and 1 more wallet' : `and ${count} more wallets`,
      openEntry: 'Open entry',
      otherTitle: 'Done once, maybe not as in the form',
      other: {
        earlier:
          'What you changed in the form since was not done. Look at what was.',
        'one-of-them':
          'One of the requests of this form was done, no other. Look at which.'
      },
      open: { admins: 'Open admin', games: 'Open game' },
      ended: (count: number) =>
        count === 1 ? '1 session was ended.' : `${count} sessions were ended.`
    },
    done: {
      'create-admin': (name: string) => `${name} can sign in now`,
      'edit-admin': (name: string) => `${name} was changed`,
      'disable-admin': (name: string) => `${name} was disabled`,
      'enable-admin': (name: string) => `${name} was enabled`,
      'reset-admin-password': (name: string) => `${name} has a new password`,
      'end-admin-sessions': (name: string) => `${name} was signed out`,
      'edit-user': (name: string) => `${name} was changed`,
      'suspend-user': (name: string) => `${name} was suspended`,
      'reinstate-user': (name: string) => `${name} was reinstated`,
      'adjust-user': (name: string) => `The balance of ${name} was adjusted`,
      'create-game': (name: string) => `${name} was created`,
      'duplicate-game': (name: string) => `${name} was duplicated`,
      'edit-game': (name: string) => `${name} was changed`,
      'pause-game': (name: string) => `${name} was paused`,
      'resume-game': (name: string) => `${name} is open again`,
      'archive-game': (name: string) => `${name} was archived`,
      'edit-wallet': (name: string) => `${name} was changed`,
      'freeze-wallet': (name: string) => `${name} was frozen`,
      'unfreeze-wallet': (name: string) => `${name} is open again`,
      'adjust-wallet': (name: string) => `The balance of ${name} was adjusted`,
      transfer: (name: string) => `The money left ${name}`,
      'reverse-transaction': (name: string) => `${name} was reversed`
    }
  },

  storage: {
    noSettings: {
      title: 'This browser does not keep settings',
      text: 'Columns, saved views and the time zone last until you leave this page.'
    },
    noDrafts: {
      title: 'This browser does not keep drafts',
      text: 'What you type here is lost when you leave the page, or when you have to sign in again.'
    }
  },
  copyByHand: 'Not copied. Copy it yourself:',
  missingPart: {
    title: 'A part of the panel could not be loaded',
    text: 'The page stays as it is. Check your connection, then try again. If that does not help, reload the page.',
    retry: 'Try again'
  },
  newBuild: {
    title: 'There is a new version of the panel',
    text: 'It is loaded when you open another screen, or now.',
    load: 'Load it now',
    later: 'Later'
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
